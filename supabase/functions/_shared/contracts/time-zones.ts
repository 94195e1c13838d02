/**
 * Former names of time zones, by current name: the file "backward" of the tz database (2025b), without zones that have their own
 * data. Browsers and Postgres may know either name; we store the current one. private.former_zones has the same list; a test
 * compares them.
 */
export const formerZones: Readonly<Record<string, string>> = {
  "Africa/Asmara": "Africa/Asmera",
  "Africa/Bamako": "Africa/Timbuktu",
  "Africa/Cairo": "Egypt",
  "Africa/Tripoli": "Libya",
  "America/Adak": "America/Atka US/Aleutian",
  "America/Anchorage": "US/Alaska",
  "America/Argentina/Buenos_Aires": "America/Buenos_Aires",
  "America/Argentina/Catamarca": "America/Argentina/ComodRivadavia America/Catamarca",
  "America/Argentina/Cordoba": "America/Cordoba America/Rosario",
  "America/Argentina/Jujuy": "America/Jujuy",
  "America/Argentina/Mendoza": "America/Mendoza",
  "America/Atikokan": "America/Coral_Harbour",
  "America/Chicago": "US/Central",
  "America/Denver": "America/Shiprock US/Mountain Navajo",
  "America/Detroit": "US/Michigan",
  "America/Edmonton": "America/Yellowknife Canada/Mountain",
  "America/Halifax": "Canada/Atlantic",
  "America/Havana": "Cuba",
  "America/Indiana/Indianapolis": "America/Fort_Wayne America/Indianapolis US/East-Indiana",
  "America/Indiana/Knox": "America/Knox_IN US/Indiana-Starke",
  "America/Iqaluit": "America/Pangnirtung",
  "America/Jamaica": "Jamaica",
  "America/Kentucky/Louisville": "America/Louisville",
  "America/Los_Angeles": "US/Pacific",
  "America/Manaus": "Brazil/West",
  "America/Mazatlan": "Mexico/BajaSur",
  "America/Mexico_City": "Mexico/General",
  "America/New_York": "US/Eastern",
  "America/Noronha": "Brazil/DeNoronha",
  "America/Nuuk": "America/Godthab",
  "America/Phoenix": "US/Arizona",
  "America/Regina": "Canada/Saskatchewan",
  "America/Rio_Branco": "America/Porto_Acre Brazil/Acre",
  "America/Santiago": "Chile/Continental",
  "America/Sao_Paulo": "Brazil/East",
  "America/St_Johns": "Canada/Newfoundland",
  "America/St_Thomas": "America/Virgin",
  "America/Tijuana": "America/Ensenada America/Santa_Isabel Mexico/BajaNorte",
  "America/Toronto": "America/Montreal America/Nipigon America/Thunder_Bay Canada/Eastern",
  "America/Vancouver": "Canada/Pacific",
  "America/Whitehorse": "Canada/Yukon",
  "America/Winnipeg": "America/Rainy_River Canada/Central",
  "Antarctica/McMurdo": "Antarctica/South_Pole",
  "Arctic/Longyearbyen": "Atlantic/Jan_Mayen",
  "Asia/Ashgabat": "Asia/Ashkhabad",
  "Asia/Dhaka": "Asia/Dacca",
  "Asia/Ho_Chi_Minh": "Asia/Saigon",
  "Asia/Hong_Kong": "Hongkong",
  "Asia/Jerusalem": "Asia/Tel_Aviv Israel",
  "Asia/Kathmandu": "Asia/Katmandu",
  "Asia/Kolkata": "Asia/Calcutta",
  "Asia/Macau": "Asia/Macao",
  "Asia/Makassar": "Asia/Ujung_Pandang",
  "Asia/Nicosia": "Europe/Nicosia",
  "Asia/Seoul": "ROK",
  "Asia/Shanghai": "Asia/Chongqing Asia/Chungking Asia/Harbin PRC",
  "Asia/Singapore": "Singapore",
  "Asia/Taipei": "ROC",
  "Asia/Tehran": "Iran",
  "Asia/Thimphu": "Asia/Thimbu",
  "Asia/Tokyo": "Japan",
  "Asia/Ulaanbaatar": "Asia/Choibalsan Asia/Ulan_Bator",
  "Asia/Urumqi": "Asia/Kashgar",
  "Asia/Yangon": "Asia/Rangoon",
  "Atlantic/Faroe": "Atlantic/Faeroe",
  "Atlantic/Reykjavik": "Iceland",
  "Australia/Adelaide": "Australia/South",
  "Australia/Brisbane": "Australia/Queensland",
  "Australia/Broken_Hill": "Australia/Yancowinna",
  "Australia/Darwin": "Australia/North",
  "Australia/Hobart": "Australia/Currie Australia/Tasmania",
  "Australia/Lord_Howe": "Australia/LHI",
  "Australia/Melbourne": "Australia/Victoria",
  "Australia/Perth": "Australia/West",
  "Australia/Sydney": "Australia/ACT Australia/Canberra Australia/NSW",
  "Etc/GMT": "Etc/GMT+0 Etc/GMT-0 Etc/GMT0 Etc/Greenwich GMT GMT+0 GMT-0 GMT0 Greenwich",
  "Europe/Chisinau": "Europe/Tiraspol",
  "Europe/Dublin": "Eire",
  "Europe/Istanbul": "Asia/Istanbul Turkey",
  "Europe/Kyiv": "Europe/Kiev Europe/Uzhgorod Europe/Zaporozhye",
  "Europe/Lisbon": "Portugal",
  "Europe/London": "Europe/Belfast GB GB-Eire",
  "Europe/Moscow": "W-SU",
  "Europe/Warsaw": "Poland",
  "Pacific/Auckland": "NZ",
  "Pacific/Chatham": "NZ-CHAT",
  "Pacific/Chuuk": "Pacific/Truk Pacific/Yap",
  "Pacific/Easter": "Chile/EasterIsland",
  "Pacific/Honolulu": "Pacific/Johnston US/Hawaii",
  "Pacific/Kanton": "Pacific/Enderbury",
  "Pacific/Kwajalein": "Kwajalein",
  "Pacific/Pago_Pago": "Pacific/Samoa US/Samoa",
  "Pacific/Pohnpei": "Pacific/Ponape",
  UTC: "Etc/UTC Etc/UCT Etc/Universal Etc/Zulu UCT Universal Zulu",
};

const newNames = new Map(
  Object.entries(formerZones).flatMap(([name, former]) =>
    [name, ...former.split(" ")].map((each) => [each.toLowerCase(), name] as const),
  ),
);

/** A zone's current name: "Asia/Kolkata" for "Asia/Calcutta". Other names are returned unchanged. */
export const zoneNow = (zone: string): string => newNames.get(zone.toLowerCase()) ?? zone;

/** Every name of a zone, the current one first. */
export const zoneNames = (zone: string): string[] => {
  const name = zoneNow(zone);
  return [name, ...(formerZones[name]?.split(" ") ?? [])];
};

/** The first name of a zone that this runtime supports; null if it supports none. */
export function knownZone(zone: string): string | null {
  const isKnown = (name: string) => {
    try {
      new Intl.DateTimeFormat("en-US", { timeZone: name });
      return true;
    } catch {
      return false;
    }
  };
  return zoneNames(zone).find(isKnown) ?? null;
}

/** Zones whose offset from UTC isn't in whole hours, by minutes: used in place of an unknown zone. */
const oddOffsets: Readonly<Record<number, string>> = {
  [-570]: "Pacific/Marquesas",
  [-210]: "America/St_Johns",
  [-150]: "America/St_Johns",
  210: "Asia/Tehran",
  270: "Asia/Kabul",
  330: "Asia/Kolkata",
  345: "Asia/Kathmandu",
  390: "Asia/Yangon",
  525: "Australia/Eucla",
  570: "Australia/Darwin",
  630: "Australia/Adelaide",
  765: "Pacific/Chatham",
  825: "Pacific/Chatham",
};

/** A zone a number of minutes ahead of UTC, supported everywhere: "Etc/GMT+7" for -420, with the tz database's inverted sign. */
export function offsetZone(minutes: number): string {
  const hours = Math.round(minutes / 60);
  return oddOffsets[minutes] ?? (hours === 0 ? "UTC" : `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`);
}
