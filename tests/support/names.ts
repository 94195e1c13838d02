/** Names in 25 languages that use the Latin alphabet: first names, then last names. */
export const latinNames: Record<string, readonly [first: string, last: string]> = {
  Czech: ["Jiří Zdeňka Kateřina Ondřej Božena Růžena", "Dvořák Novotná Říha Šťastný Žižka Křížová"],
  Slovak: ["Ľubica Ján Žofia Mária Ľudovít Štefan", "Kováč Ďurica Hruškovičová Ňuňuk Šoltésová Vĺčková"],
  Polish: [
    "Łukasz Wiśniewska Małgorzata Grażyna Józef Michał",
    "Wałęsa Święcicki Żółkiewski Dąbrowska Gałczyński Ćwikła",
  ],
  German: ["Jürgen Käthe Günther Björn Sören Zoë", "Weiß Groß Müller Schäfer Köß Größmann"],
  French: ["Zoé François Anaïs Jean-Noël Loïc Chloë", "Lefèvre D’Aubigné Cœur Saint-Exupéry L’Hôpital Gaÿ"],
  Spanish: ["Joaquín Tomás Inés Begoña Iñaki Sofía", "Núñez Ibáñez Güell Muñoz Peña-López Argüelles"],
  Portuguese: ["João Conceição Antão Inês Luís Mônica", "Gonçalves Simões Magalhães Araújo Falcão Brandão"],
  Italian: ["Niccolò Nicolò Giosuè Noè Zoè Gesù", "D’Angelo Forlì Cantù Dell’Orà Nardò Sanità"],
  Romanian: ["Ștefan Ioniță Țița Mălina Cătălin Ilinca", "Brâncuși Ceaușescu Țepeș Brătianu Păunescu Vlădău"],
  Hungarian: ["Győző Szőke Zsófia Ágnes Ödön Írisz", "Erdős Szűcs Kőrösi Bűdi Gyöngyösi Rózsavölgyi"],
  Turkish: ["İbrahim Işıl Gülşen Çağrı Ömer Şükrü", "Yıldırım Erdoğan Öztürk Çelik Güneş Işık"],
  Azerbaijani: ["Çingiz Gülnarə Ülviyyə Şahin İlham Aygün", "Əliyev Hüseynov Məmmədov Quliyeva Şirəliyev Rüstəmov"],
  Danish: ["Søren Åse Jørgen Bjørn Kåre Mærsk", "Kjærgaard Nørgaard Ørsted Bøgh Skovgård Hjælmsø"],
  Norwegian: ["Øystein Håkon Bjørg Sølvi Gjøran Åshild", "Bjørnson Ødegård Sæther Mørk Håland Brønnøysund"],
  Swedish: ["Åke Märta Göran Björn Örjan Pär", "Sjögren Åström Öberg Lindqvist-Näs Hägg Bäckström"],
  Icelandic: [
    "Þórður Sæunn Guðrún Ægir Björk Eyþór",
    "Þorvaldsdóttir Sigurðsson Hafþórsson Æsudóttir Ragnheiðardóttir Ólafsson",
  ],
  Faroese: [
    "Høgni Tórður Óluva Bárður Eyðun Sjúrður",
    "Joensen-Øster Í-Króki Djurhuus-Úti Við-Ánna Á-Løgmansbø Niðará",
  ],
  Finnish: ["Päivi Jyrki-Äijö Yrjö Väinö Mäkele Hämä", "Hämäläinen Sjöblom Mäkinen Ylä-Järvi Pöyry Syväoja"],
  Estonian: ["Õie Ülle Jüri Märt Tõnu Külli", "Põder Mägi Õunapuu Kõiv Tõnisson Jõgi-Pärn"],
  Latvian: ["Jānis Ģirts Ķēniņš Zaiga Ņina Kārlis", "Bērziņš Kalniņš Ozoliņš Šķēle Ļeņins Zariņš"],
  Lithuanian: ["Žydrūnas Ąžuolas Ūla Jūratė Šarūnas Čiurlis", "Čiurlionis Žemaitė Šimkutė Adomėnas Brazauskė Ūsaitė"],
  Croatian: ["Đurđa Željko Šime Čedo Ćiro Anđela", "Đoković Živković Šarić Čačić Đurđević Tuđman"],
  Vietnamese: ["Nguyễn Đặng Phượng Trương Hữu Mỹ", "Văn-Đức Thị-Hường Quốc-Bảo Tuyết-Nhữ Đình-Lộc Thượng-Vỹ"],
  Maltese: ["Ġorġ Żaren Ħannina Ċensu Ġuża Marjanżu", "Ħabib Ċaruana Żammit Għaxaq Ġiġi Borġ-Ħili"],
  Irish: [
    "Seán Éamonn Róisín Siobhán Pádraig Gráinne",
    "O’Brien Ó’Dálaigh Ní-Dhomhnaill O'Súilleabháin Mac-Giolla-Íosa Ó-Sé",
  ],
};

/** Names in other scripts, which are found as they are typed. */
export const otherNames = [
  "Фёдор Достоевский",
  "Ελένη Παπαδοπούλου",
  "יעל כהן",
  "محمد الأحمد",
  "王小明",
  "김민준",
  "さくら がんこ",
  "अनिल शर्मा",
];
