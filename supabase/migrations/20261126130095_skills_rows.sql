-- The vocabulary as the files of supabase/skills have it (npm run skills:migration), and the stored keys after it.
select private.change_vocabulary();
select private.load_skills('care', $skills$
# Care: social work, care of older and disabled people, children, counselling and safeguarding
Activities coordination | Activities coordinator in care | Care home activities
Addiction counselling | Substance abuse counselling | Drug and alcohol counselling | Substance abuse counsellor | Addiction counsellor | CADC
Adoption and fostering | Adoption work | Fostering | Foster care | Foster carer
Advocacy | Client advocacy | Advocate for clients | Patient advocacy
Alzheimer's care
Au pair | Au pair work
Autism support | Autism | ASD support | Autism spectrum support | Supporting autistic people | Autism spectrum disorder | ASD
Babysitting | Babysitter | Child minding evenings
Behaviour support | Positive behaviour support | PBS | Behavioural support | Challenging behaviour
Bereavement support | Bereavement counselling | Grief counselling | Grief support
Board and care | Residential care | Residential care work | Care home | Care home work | Residential support
Care assessment | Needs assessment in care | Care needs assessment
Care certificate | The Care Certificate
Care coordination | Care coordinator | Coordinating care
Care home management | Registered manager | Care home manager
Care management | Care manager
Care Quality Commission standards | CQC | CQC compliance | CQC standards
Care work | Carer | Care assistant | Care worker | Caregiver | Caregiving | Support with daily living | Caring | Care support work
Case management | Case manager | Casework | Caseworker | Managing cases
Child development | Child development associate | CDA credential
Child protection | Safeguarding children | Safeguarding of children | Child safeguarding
Child psychology | Child psychologist
Childcare | Child carer | Childminding | Childminder | Day care for children | Looking after children | Daycare | Child care provider | Child care worker | Caring for children
Children's residential care | Residential child care | Children's home work
Citizens advice | Welfare advice | Benefits advice
Cleaning in home care | Domestic assistance in care
Community development | Community worker | Community work | Community development worker
Community outreach | Outreach work | Outreach worker | Outreach
Companionship | Companion care | Companion carer
Counselling | Counsellor | Therapeutic counselling
Couples counselling | Couples therapy | Relationship counselling | Marriage counselling
Crisis intervention | Crisis counselling | Crisis response | De-escalating crises
DBS check | DBS | Enhanced DBS | DBS checked | CRB check | Disclosure and Barring Service
De-escalation | De-escalation techniques | Deescalating conflict
Debt advice | Debt counselling | Money advice
Dementia care | Dementia | Dementia support | Caring for people with dementia | Memory care | Alzheimer's and dementia care | Dementia carer
Direct support | Direct support professional | DSP care
Disability support | Disability support worker | Disability care | Supporting disabled people | Disability services
Domestic violence support | Domestic abuse support | IDVA | Domestic violence advocacy
Domiciliary care | Home care | Home carer | Home care worker | Home help | In-home care | Home care aide | Community care work | Domiciliary carer
Early childhood education | Early years | Early years education | ECE | Early years practitioner | EYFS | Early years foundation stage | Early childhood educator | Early years teaching | Early years educator
Eating disorders support
Elderly care | Elder care | Care of the elderly | Senior care | Aged care | Care for older people | Care for the elderly | Caring for the elderly | Elderly carer | Older people's care
Employment support | Supported employment | Job coaching for disabled people | Employment adviser | Employability support
Family support | Family support worker | Supporting families | Family support work
Family therapy | Family therapist | Family counselling | Marriage and family therapy | LMFT
Group therapy | Leading therapy groups | Group counselling
Guardianship | Legal guardian services
Harm reduction | Needle exchange work
Health and social care | Health and social care diploma
Health coaching | Wellness coaching | Health coach
Hoisting | Hoist use | Using hoists | Hoist transfer
Home health aide | HHA | Home health aide certificate
Homelessness support | Homeless support | Supporting homeless people | Homelessness services
Housing support | Housing support worker | Floating support
Independent living support | Supported living | Independent living skills | Supported living worker
Infant care | Newborn care | Baby care | Caring for babies
Intake assessment | Client intake | Intake interviews
Key working | Keyworker | Key work
LCSW | Licensed clinical social worker
Learning disability support | Supporting people with learning disabilities | Intellectual disability support
Life coaching | Life coach
Live-in care | Live in carer | Live-in caregiver
LPC | Licensed professional counsellor | LMHC
Makaton | Makaton signing
Maternity support | Doula | Birth doula | Postpartum doula
Meal preparation for clients | Preparing meals for clients
Mental capacity assessment | Mental Capacity Act | MCA assessments
Mental health support | Mental health support worker | Mental health | Mental health worker | Mental health care
Motivational interviewing | MI counselling
MSW | Master of social work
Nannying | Nanny
NDIS support | NDIS
Nursery work | Nursery nurse | Nursery assistant | Nursery practitioner | Nursery
Parenting support | Parent education | Parenting classes | Parenting programmes
Peer support | Peer support worker | Peer mentoring in recovery
Personal care | Intimate care | Personal care assistance | Personal care assistant | PCA care | Personal care aide | Assisting with personal care | Personal hygiene care
Physical restraint training | Restraint training | PMVA | Physical intervention
Play work | Playworker | Playgroup
Probation work | Probation officer | Probation services
Reablement | Reablement support
Refugee support | Asylum seeker support | Refugee services | Refugee work
Respite care | Respite carer | Short break care
Safeguarding adults | Adult safeguarding | Safeguarding vulnerable adults | Adult protection | Protection of vulnerable adults | SOVA | Vulnerable adults safeguarding
School-age childcare | After-school club | After school care | Out-of-school club | Wraparound childcare
Sensory impairment support | Supporting deafblind people | Visual impairment support
Sexual abuse support | Rape crisis support
Shadow support in school | One-to-one support of a child | 1:1 support
Sleep-in shifts | Sleep-ins | Sleep in duties
Social care | Adult social care | Social care work
Social prescribing | Link worker | Social prescriber
Social work | Social worker | Registered social worker
Suicide prevention | Suicide intervention | ASIST
Support work | Support worker | Support working
Therapeutic activities | Recreational therapy | Therapeutic recreation | Recreation therapist
Toilet assistance | Toileting assistance | Toileting
Trauma-informed care | Trauma informed practice
Victim support | Victim advocacy | Victim services
Waking night care | Waking nights | Night care work
Welfare checks | Wellbeing checks
Young people's support | Youth work | Youth worker | Youth development | Working with young people | Youth support worker
$skills$);
select private.load_skills('construction', $skills$
# Construction: building sites, plant, surveying, safety cards, estimating and building models
Abrasive wheels | Abrasive wheels certificate
Architectural drafting | Architectural technology | Architectural technologist | Architectural drawing
Architecture | Architect | Architectural design | Building design
Asbestos awareness | Asbestos
Asbestos removal | Asbestos abatement
Asphalt laying | Asphalting | Paving asphalt | Tarmac laying | Tarmacking
Autodesk Revit | Revit | Revit Architecture | Revit MEP
Banksman | Slinger signaller | Signaller banksman | Traffic banksman
BIM | Building information modelling | BIM modelling | BIM coordination | BIM modeller
Blasting | Explosives work | Shotfiring | Blaster
Bluebeam | Bluebeam Revu
Blueprint reading | Reading blueprints | Reading plans | Plan reading | Blueprints | Reading construction drawings | Reading drawings | Blue print interpretation | Interpreting blueprints | Read blueprints | Reading technical plans
Bricklaying | Bricklayer | Brick masonry | Brickie | Brickwork | Brick laying and masonry | Laying bricks
Building control | Building inspection | Building inspector | Building regulations | Building codes
Building maintenance | Building repairs | Maintenance of buildings | Property maintenance | Building upkeep
Building surveying | Building surveyor
Bulldozer operation | Bulldozer operator | Dozer operation | Dozer operator
Caulking | Sealant application | Mastic application
CDM regulations | CDM 2015 | CDM
Ceiling installation | Suspended ceilings | Ceiling fixing | Ceiling fixer
Cherry picker operation | MEWP | IPAF | IPAF licence | Mobile elevating work platforms | Boom lift operation | Cherry picker
Cladding | Cladding installation | Cladder
Compactor operation | Roller operation | Road roller | Roller driver
Concrete finishing | Concrete finisher | Cement finishing | Cement mason
Concrete pouring | Pouring concrete | Concreting | Concrete placing | Concrete work | Concrete laying | Pour concrete
Concrete pumping | Concrete pump operator
Confined space entry | Confined spaces | Confined space working
Construction cost estimating | Cost estimating | Estimating | Estimator | Cost estimation | Construction estimating | Construction estimator
Construction labouring | Labourer | General labouring | Construction labourer | General labourer | Building labourer | Labouring | General construction labour | Construction labour | Site labourer | Site labouring
Construction management | Construction manager | Construction project management | Building project management
Construction safety | Site safety | Construction site safety
Construction | Construction work | Building work | Construction worker | Building trade | Building construction
Contract supervision on site | Clerk of works
CPCS | CPCS card | Construction Plant Competence Scheme
Crane operation | Crane operator | Crane driving | Operating cranes | Tower crane operator | Mobile crane operator
CSCS | CSCS card | Construction Skills Certification Scheme | CSCS green card | CSCS certificate
Curtain walling | Curtain walls | Facade installation
Decking | Deck building | Decks
Demolition | Demolition work | Demolition worker | Demolishing | Demolition labour
Diving for construction | Commercial diving | Underwater welding
Door hanging | Door fitting | Door installation | Hanging doors
Drilling | Drill rig operation | Driller | Drilling rigs
Drywall | Drylining | Plasterboarding | Drywall installation | Drywaller | Sheetrock | Dryliner | Drywall finishing | Plasterboard | Drywall hanging | Drywall taping
Dumper driving | Dumper truck operation | Dumper operator | Dump truck operation | Dumper driver
Earthworks | Earthmoving | Groundworks | Groundworker
Excavator operation | Excavator | Excavator operator | Digger driving | 360 excavator | Excavator driver | Digger driver | Operating excavators | Excavation machine operation | Operating an excavator
External wall insulation | EWI | Rendering walls | Renderer | Render application
Fencing | Fence installation | Fence building | Fencer | Erecting fences
Fire stopping | Passive fire protection
Flooring | Floor laying | Floor fitting | Floor installation | Floor layer | Flooring installation | Carpet fitting | Carpet laying | Carpet fitter
Formwork | Shuttering | Concrete formwork | Shuttering joiner | Formwork carpentry
Foundations | Foundation work | Piling | Pile driving
Framing | Wood framing | Timber framing | Framing carpentry | House framing
Glazing | Glazier | Window glazing | Glass fitting
Green building | LEED | LEED AP | BREEAM | Sustainable building | LEED accredited professional
Harness use | Fall arrest | Safety harness | Fall protection
Health and safety | H&S | Occupational health and safety | OHS | EHS | HSE | Occupational safety | Workplace safety | HSEQ | SHEQ | Safety at work | Health and safety compliance | Health and safety management | Site health and safety
Heavy equipment operation | Heavy equipment operator | Heavy machinery | Plant operation | Plant operator | Heavy machinery operation | Heavy equipment
Hot works | Hot work permits
House building | Home building
Insulation | Insulation installation | Thermal insulation | Insulating | Insulator
Interior fit-out | Fit-out | Fit out work | Office fit-out
IOSH | IOSH Managing Safely | Managing Safely
Jackhammer operation | Jackhammering | Breakers and jackhammers
Kerb laying | Kerbing | Laying kerbs
Land surveying | Land surveyor | Topographic surveying | Topographical surveys | Site surveying
Loader operation | Front-end loader | Wheel loader | Loading shovel | Wheel loader operation
Masonry | Stonemasonry | Mason | Stonemason | Stonework
Mini digger operation | Mini excavator | Mini digger | Micro digger
Mobile scaffold towers | PASMA | Tower scaffolds | PASMA certificate
Moling | Directional drilling | HDD drilling
Navisworks | Autodesk Navisworks
OSHA 10 | OSHA 10-hour | OSHA 10 certification
OSHA 30 | OSHA 30-hour | OSHA 30 certification
OSHA standards | OSHA | OSHA compliance | OSHA regulations
Painting and decorating | Painter and decorator | Decorating | House painting | Painting | Decorator | Interior painting | Painter | House painter
Paving | Block paving | Paver | Slabbing | Laying slabs
Permits to work | Work permits on site
Permitting | Building permits | Permit applications | Obtaining permits
Personal protective equipment | PPE | Use of PPE
Plastering | Plasterer | Plaster work | Skimming walls | Plaster skimming | Skimming
Primavera P6 | Primavera | Oracle Primavera | P6
Procore
Property development | Property developer | Real estate development | Land development
Quantity surveying | Quantity surveyor | QS | Cost consultancy in construction
Quantity take-off | Takeoffs | Material take-offs
Rail track work | Track maintenance | PTS rail | Permanent way | Railway maintenance | Track laying
Refurbishment | Renovation | Home renovation | Remodelling | Home remodelling | Home improvement
Reinforcing steel work | Rebar | Rebar tying | Steel fixing | Steel fixer | Rebar installation
Rigging | Rigger | Rigging and lifting | Rigging loads
Risk assessment | Method statements | RAMS | Risk assessment and method statements | Assessing risks | Risk assessing
Road works | Roadworks | Road construction | Highway maintenance | Road maintenance | Road building
Roofing | Roofer | Roof work | Slating | Roof tiling | Flat roofing | Roof installation | Roof repair | Shingling
Rope access | IRATA | Industrial abseiling
Sandblasting | Shot blasting | Grit blasting | Abrasive blasting
Scaffolding | Scaffolder | Erecting scaffolding | CISRS | Scaffold erection | Scaffold erector
Screeding | Floor screeding | Screed laying | Screeder
Setting out | Setting-out engineer | Site setting out
Site engineering | Site engineer
Site management | Site manager | SMSTS | Construction site management | Site agent | Construction site manager
Site supervision | Site supervisor | SSSTS | Construction supervision | Construction supervisor | Foreman | Foreperson | Site foreman
Skid steer operation | Skid steer | Bobcat operation | Skid steer loader
Steel erection | Steel erector | Ironworker | Structural steel erection | Ironwork
Stormwater management | Stormwater | Stormwater drainage | SWPPP
Street works | NRSWA | Streetworks | Street works ticket
Subcontractor management | Subcontractor coordination | Managing subcontractors | Subcontract management
Surveying | Surveyor | Total station | Total station surveying | Construction surveying
Tekla Structures | Tekla
Telehandler operation | Telehandler | Telescopic handler | Telehandler driver
Tile setting | Tiling | Tiler | Wall tiling | Tile installation | Floor tiling | Wall and floor tiling | Tile laying | Laying tiles | Tile fixer | Tile fitting
Toolbox talks | Safety briefings
Traffic management | Traffic control on site | Traffic marshal | Flagging traffic | Traffic marshalling | Traffic controller
Trenching | Trench digging | Excavation | Excavating | Digging trenches
Tunnelling | Tunneler | Tunnel boring
Underpinning
Urban planning | Town planning | City planning | Urban planner | Town planner | Urban design
Utilities installation | Utility pipe laying | Pipe laying | Pipelayer
Wallpapering | Paper hanging | Wallpaper hanging
Waterproofing | Damp proofing | Tanking
Window installation | Window fitting | Window fitter | Installing windows | Windows installation
Working at height | Work at height | Working at heights certificate
$skills$);
select private.load_skills('data', $skills$
# Data: analysis, statistics, machine learning, reporting and moving data
Ad hoc reporting | Ad-hoc reports | Ad hoc analysis | Ad hoc queries
AI agents | Agentic AI | LLM agents | Autonomous agents | AI agent development
AI ethics | Responsible AI | Ethical AI | Trustworthy AI
AI governance | AI policy and governance | Governance of AI
AI literacy | AI tools | Using AI tools | Working with AI
Airflow | Apache Airflow | Airflow DAGs | Airflow orchestration | Airflow pipelines | Apache Airflow developer
Alteryx | Alteryx Designer | Alteryx Designer workflows | Alteryx developer | Alteryx workflows | Alteryx analytics
Amazon Athena | Athena | AWS Athena | Athena queries
Amazon EMR | AWS EMR | Elastic MapReduce | Amazon Elastic MapReduce | EMR clusters | Hadoop on AWS
Amazon Kinesis | Kinesis | AWS Kinesis | Kinesis Data Streams
Amazon QuickSight | QuickSight | AWS QuickSight | QuickSight dashboards | Amazon QuickSight BI
Amazon Redshift | Redshift | AWS Redshift | Redshift data warehouse | Redshift database
Amazon SageMaker | SageMaker | AWS SageMaker | SageMaker Studio | SageMaker AI
AMOS | SPSS Amos | IBM SPSS Amos
Anomaly detection | Outlier detection | Anomaly identification | Detecting anomalies | Novelty detection
ANOVA | Analysis of variance | ANOVA testing | One-way ANOVA | Analysis of variance test
Apache Beam | Beam pipelines | Google Dataflow Beam | Beam SDK | Beam data pipelines
Apache Flink | Flink | Flink streaming | Flink developer
Apache Hive | Hive | HiveQL | Hive queries | Hive data warehouse | Hive SQL
Apache Iceberg | Iceberg | Iceberg tables | Iceberg table format
Apache NiFi | NiFi | NiFi flows | NiFi data flow
Apache Parquet | Parquet | Parquet files | Parquet format
Apache Spark | Spark | Apache PySpark | Spark developer | Spark framework | Spark engine | Spark programming
Apache Superset | Superset | Preset Superset | Superset dashboards
Applied mathematics | Applied maths | Applied mathematician
ArcGIS Online | AGOL | ESRI ArcGIS Online
ArcGIS Pro | ESRI ArcGIS Pro
ArcGIS | ESRI ArcGIS | ArcGIS Desktop | Arc GIS software | ESRI GIS
ArcMap | ArcGIS Desktop ArcMap | ESRI ArcMap
ARIMA | ARIMA models | Box-Jenkins | ARIMA modelling | Autoregressive integrated moving average
Artificial intelligence | AI | Applied AI | AI technology | AI development | AI engineering | AI engineer | AI solutions | AI specialist
ATLAS.ti | Atlas TI software
AWS Glue | Glue ETL | Amazon Glue | AWS Glue ETL
Azure AI Engineer Associate | AI-102 | Azure AI engineer certification | Microsoft Certified Azure AI Engineer Associate
Azure Data Engineer Associate | DP-203 | Azure data engineer certification | Microsoft Certified Azure Data Engineer Associate
Azure Data Factory | ADF | ADF pipelines | Microsoft Azure Data Factory | Data Factory
Azure Data Lake | ADLS | Azure Data Lake Storage | ADLS Gen2 | Azure Data Lake Gen2
Azure Databricks | Databricks on Azure | Microsoft Azure Databricks | Azure Databricks engineer | Databricks Azure
Azure Machine Learning | Azure ML | Azure ML Studio | AzureML pipelines | Microsoft Azure Machine Learning
Azure Synapse | Azure Synapse Analytics | Synapse Analytics | Azure SQL Data Warehouse | Synapse | Microsoft Synapse
Base SAS | SAS Base
Batch processing of data | Batch data processing | Batch jobs for data | Batch processing
Bayesian statistics | Bayesian inference | Bayesian analysis | Bayesian methods | Bayesian modelling | Bayesian data analysis | Bayesian approaches
Big data | Big data analytics | Big data technologies | Big data engineering | Big data engineer | Large data sets | Big data processing
BigQuery | Google BigQuery | GCP BigQuery | BigQuery SQL | Google Big Query warehouse
Bioinformatics | Bioinformatician | Bioinformatic analysis | Bioinformatics analyst | Genomic data analysis | Genomics analysis
Biostatistics | Biostatistician | Medical statistics | Clinical statistics | Biometrics statistics
Business intelligence | BI | BI reporting | Business intelligence reporting | BI analyst | BI development | BI developer | BI tools | Business intelligence analyst | BI analytics | Business intelligence developer
Business metrics analysis | Metrics analysis | Metric reporting | Analysing business metrics | Business metrics
Calculus | Differential and integral calculus | Infinitesimal calculus
Cartography | Mapmaking | Cartographer | Map design
CatBoost | Yandex CatBoost
Causal inference | Causal analysis | Causal modelling | Causality analysis | Causal inference methods
CDISC | CDISC standards
Celonis | Celonis process mining
Chatbot development | Chatbots | Building chatbots | Chatbot developer
ChatGPT | OpenAI ChatGPT | GPT-4 | OpenAI GPT
Churn analysis | Churn modelling | Churn prediction | Attrition modelling
Classification models | Classification algorithms | Classifiers | Supervised classification | Classification modelling
Claude | Anthropic Claude | Claude AI | Anthropic AI
Clinical data management | CDM clinical | Clinical data manager | Clinical trial data management
Cloudera | Cloudera CDP | Cloudera Data Platform | Cloudera Hadoop distribution | CDH | Cloudera administration
Cluster analysis | Clustering | Clustering algorithms | Clustering techniques | Statistical clustering
Cohort analysis | Cohort reporting
Collibra | Collibra Data Governance | Collibra Data Catalog | Collibra governance | Collibra platform
Computational biology | Computational biologist
Computational linguistics | Computational linguist
Computer vision | CV algorithms | Computer vision engineer | CV engineering | Vision AI | Computer vision algorithms
Conjoint analysis | Conjoint studies | Conjoint measurement | Choice-based conjoint | CBC conjoint
Conversational AI | Conversational AI design | Conversation design | Conversational design | Conversational interfaces
Convolutional neural networks | CNN | ConvNets | Convolutional networks
Credit scoring models | Scorecard modelling | Credit scorecards
Crystal Reports | SAP Crystal Reports | Crystal | Crystal Report writing | Business Objects Crystal Reports | Crystal Reports developer
Customer analytics | Customer data analysis | Customer analyst | Customer data analytics | Customer data analyst
D3.js | D3 | Data-driven documents | D3 visualisation | D3 JavaScript | D3JS charts
Dash | Plotly Dash | Dash by Plotly | Python Dash
Dashboards | Dashboard design | Dashboard creation | Building dashboards | Dashboard development | Dashboarding | Data dashboards | Reporting dashboards | Creating dashboards | Interactive dashboards
Data analysis | Data analytics | Data analyst | Analysing data | Analytics | Data analyses | Data analytics and analysis | Analyse data | Analysis of data | Data analyser | Data interpretation | Analytics of data | Interpreting data
Data annotation | Data labelling | Labelling data | Data tagging | Image annotation | Annotating data | Data annotator | Training data labelling
Data anonymisation | Anonymising data | Data masking | De-identification of data | Anonymisation of data | Anonymised data
Data architecture | Data architect | Data architecture design | Data platform architecture | Information architecture of data
Data auditing | Data audits | Auditing data
Data catalogues | Data cataloguing | Data catalogue management | Metadata catalogue
Data cleaning | Data cleansing | Cleaning data | Data scrubbing | Data cleanup
Data collection | Collecting data | Data gathering | Gathering data | Data capture in the field | Data acquisition from surveys | Data collector
Data compression | Compressing data | Compression algorithms | Compression of data | Data compression algorithms
Data deduplication | Deduplication | Deduping | Removing duplicate records
Data engineering | Data engineer | Data engineering pipelines | Big data pipelines | Data platform engineering | Data infrastructure
Data governance | Data governance framework | Governing data | Data policies | Data governance management
Data integration | Integrating data | Data integration developer | Combining data sources | Data consolidation | Data interfacing
Data lakehouse | Lakehouse | Lakehouse architecture | Delta Lake lakehouse
Data lakes | Data lake architecture | Data lake engineering | Enterprise data lake
Data literacy | Data fluency | Understanding data | Working with data
Data management | Managing data | Data manager | Data administration | Information management of data | Manage data
Data mapping | Mapping data | Field mapping | Data mapper
Data matching | Record linkage
Data mesh | Data mesh architecture
Data migration | Migrating data | Data conversion | Data transfer projects | Migration of data | Data migration specialist
Data mining | Data miner | Knowledge discovery in databases | KDD | Mining data | Data mining techniques
Data modelling | Data modeler | Data models | Data model design | Conceptual data modelling
Data pipelines | Building data pipelines | Data pipeline development | Pipeline development for data
Data preparation | Data prep | Preparing data | Preparation of data
Data product management | Data product manager | Data product owner | Managing data products
Data quality | Data quality assurance | DQ | Data quality management | Data quality monitoring | Data integrity checks | Data quality analyst
Data science | Data scientist | Data science modelling | Data-science consulting | Data science engineering
Data stewardship | Data steward | Stewardship of data | Data custodianship
Data storytelling | Storytelling with data | Narrative with data | Telling stories with data | Data narratives
Data strategy | Data strategist | Analytics strategy | Data and analytics strategy
Data validation | Validating data | Data verification | Data checking | Data validation rules
Data Vault | Data Vault 2.0 modelling | Data vault modelling | Data Vault modeler | Data Vault methodology
Data visualisation | Visualising data | Dataviz | Information visualisation | Visualization of data | Charts and graphs | Data charting | Visualisation tools | Graphing data
Data warehousing | Data warehouse | DWH | Enterprise data warehouse | EDW | Data warehouse design | Data warehouse developer | Data warehouse development | DW | Data warehouse architecture
Data wrangling | Data munging | Data wrangler | Wrangling data
Databricks | Databricks Lakehouse | Databricks platform | Databricks engineer
DataOps | Data operations | Data ops engineering | DataOps engineer
DAX | Data Analysis Expressions | Power BI DAX | DAX formulas | DAX queries | DAX measures
dbt | Data build tool | dbt Core | dbt Cloud | dbt Labs
Decision support systems | DSS | Decision support | Decision-support tools | Decision support software
Decision trees | Decision tree models | Classification trees | Decision tree learning | Decision tree analysis
Deep learning | DL | Deep neural networks | Deep learning models | Deep learning engineer | DNN | Deep learning algorithms
Delta Lake | Databricks Delta Lake | Delta tables | Delta Lake tables | Delta Lake storage
Demography | Demographic analysis | Demographics | Demographer | Population studies | Population statistics
Descriptive statistics | Summary statistics | Descriptive analysis | Descriptive analytics
Dialogflow | Google Dialogflow
Dimensional modelling | Star schema | Kimball modelling | Kimball methodology | Snowflake schema and star schema
Dimensionality reduction | Dimension reduction
Discrete choice modelling | Discrete choice models | Choice modelling | Discrete choice experiments | Discrete choice analysis
Discrete mathematics | Discrete maths | Combinatorics | Discrete structures
Domo | Domo BI
DuckDB | Duck DB database
Econometrics | Econometric modelling | Econometric analysis | Econometrician | Econometric models | Econometric methods
ELT | Extract, load, transform | ELT pipelines | ELT development | ELT processes
Epidemiological statistics | Epidemiological data analysis | Epidemiological modelling | Epidemiologic statistics | Statistics for epidemiology
ETL testing | Data warehouse testing | ETL tester | Data testing
ETL | Extract, transform, load | ETL pipelines | ETL development | ETL processes | ETL tools | ETL developer | Data extraction, transformation and loading
Experimental design | Design of experiments | DOE | Designing experiments | Statistical experimental design
Exploratory data analysis | EDA | Exploratory analysis | Data exploration | Exploring data
Factor analysis | Factor analytic methods | Factor models
Feature engineering | Feature creation | Engineering features
Feature extraction | Extracting features
Feature selection | Variable selection | Selecting features | Selection of features
Fivetran | Fivetran connectors | Fivetran ELT | Fivetran data integration
FME | Feature Manipulation Engine | Safe Software FME | FME Desktop | FME Workbench | FME Form
Forecasting models | Predictive forecasting | Statistical forecasting | Forecast modelling | Forecasting methods | Statistical forecast | Quantitative forecasting
Fraud analytics | Fraud detection models | Fraud modelling | Fraud data analysis
Fuzzy logic | Fuzzy systems | Fuzzy inference | Fuzzy set theory | Fuzzy modelling
Game theory | Game-theoretic modelling
Generative AI | GenAI | Generative artificial intelligence | Gen AI tools | Generative models | GAI
Genetic algorithms | Evolutionary algorithms | Evolutionary computing | Evolutionary computation | GA optimisation
Geoinformatics | Geomatics data analysis | Geoinformation science
Geospatial analysis | Spatial analysis | Geospatial data | Spatial data analysis | Geographic analysis | Geospatial analyst | Geoanalytics
Geostatistics | Geostatistical analysis | Spatial statistics | Kriging
ggplot2 | R ggplot
GIS | Geographic information systems | Geographical information systems | GIS mapping | GIS analyst | GIS specialist | GIS technician | GIS software
GNU Octave | Octave
Google Earth Engine | Earth Engine | GEE | Earth Engine API
Google Gemini | Gemini AI | Google Bard | Google AI Gemini
Gradient boosting | Boosted trees | GBM | Gradient boosted trees | Gradient boosting machines
Graph theory | Graph algorithms
Greenplum | Greenplum database
Gurobi | Gurobi Optimizer
Hadoop | Apache Hadoop | Hadoop ecosystem | Hadoop developer | Hadoop cluster | Hadoop framework | Hadoop administration
HBase | Apache HBase | HBase database | Hadoop HBase | HBase NoSQL
HDFS | Hadoop Distributed File System | HDFS storage | Hadoop file system | Hadoop storage
Healthcare analytics | Health data analysis | Healthcare data analysis | Health analytics | Clinical data analytics
HL7 | Health Level Seven | HL7 interfaces | HL7 messaging | HL7 integration
Hugging Face | HuggingFace Transformers | HuggingFace models | Transformers library | HF Transformers
Hypothesis testing | Statistical hypothesis testing | Significance testing | Statistical testing | Statistical tests | Statistical significance testing | Statistical significance
IBM Cognos | Cognos | Cognos Analytics | Cognos Reporting | Cognos BI | Cognos Report Studio | IBM Cognos Analytics | Cognos developer
IBM DataStage | DataStage | InfoSphere DataStage | IBM InfoSphere DataStage | DataStage developer | DataStage ETL
IBM Planning Analytics | TM1 | IBM TM1 | Cognos TM1
IBM Watson | Watson | watsonx | IBM watsonx
Image processing | Digital image processing | Image analysis algorithms | Picture processing | Image processing algorithms
Image recognition | Image classification | Visual recognition | Picture recognition | Image classifier | Image classification models
Impala | Apache Impala | Cloudera Impala | Impala SQL
Inferential statistics | Statistical inference | Inferential analysis | Statistical inference methods
Item response theory | IRT | Rasch modelling | IRT models | Rasch analysis | Item response modelling
jamovi | Jamovi statistics
JASP | JASP statistics
JMP | SAS JMP | JMP Pro | JMP statistical software | SAS JMP software
K-means clustering | K-means | K-means algorithm | K means clusters | K-means cluster analysis
Kaggle | Kaggle competitions
Keras | Keras API | Keras library | Keras deep learning
KNIME | KNIME Analytics Platform | KNIME workflows | Konstanz Information Miner
Knowledge graphs | Knowledge graph engineering
Kubeflow | Kubeflow pipelines
Large language models | LLM | LLM engineering | LLM development | Foundation models
Lidar data processing | Lidar | Point cloud processing | Light detection and ranging | LiDAR processing | LiDAR mapping
LightGBM | Light GBM boosting
Linear algebra | Matrix algebra | Vectors and matrices | Matrix computation
Linear programming | LP models | Linear optimisation | LP optimisation | Linear programming models
Linear regression | Linear models | OLS regression | Ordinary least squares
Logistic regression | Logit models | Logit regression | Logistic models | Binary logistic regression | Logistic regression models
Looker | Looker BI | Google Looker | Looker dashboards | Looker developer
LookML | Looker Modelling Language | LookML development
LSTM | Long short-term memory | LSTM networks | Long short-term memory networks | LSTM models
Machine learning | ML | Machine-learning models | ML engineering | Machine learning engineer | Machine-learning algorithms | ML algorithms | ML models | ML engineer | ML modelling
Mapbox | Mapbox GL | Mapbox Studio | Mapbox maps
MapInfo | MapInfo Pro | MapInfo Professional | MapInfo GIS | Precisely MapInfo
MapReduce | Hadoop MapReduce | Map-reduce programming
Master data management | Master data | Master data maintenance | Master data specialist | Master data administration
Mathematica | Wolfram Mathematica | Wolfram | Wolfram Language
Mathematical modelling | Mathematical models | Mathematical modeler | Math modelling | Mathematical simulation
Mathematics | Maths | Mathematician | Mathematical ability | Mathematical sciences
MATLAB | MathWorks MATLAB | Matlab programming | MATLAB scripting | Matrix Laboratory | MATLAB developer
Matplotlib | Pyplot | Matplotlib charts | Python Matplotlib
MAXQDA | MaxQDA software
Medidata Rave | Rave EDC | Medidata | Medidata Rave EDC | Medidata EDC
Meta-analysis | Meta-analytic methods | Statistical meta-analysis | Meta-analytical methods | Metaanalyses | Meta-analytic review
Metabase | Metabase dashboards | Metabase BI | Metabase reporting
Metadata management | Metadata | Managing metadata | Metadata manager | Metadata administration
Microsoft Copilot | Copilot | M365 Copilot | Microsoft 365 Copilot
Microsoft Fabric | Fabric data platform | Microsoft Fabric analytics | OneLake
Microsoft Power BI Data Analyst certification | PL-300 | DA-100 | Power BI Data Analyst Associate
Microsoft Purview | Azure Purview
MicroStrategy | Microstrategy BI | MSTR | MicroStrategy developer | Strategy One BI
Minitab | Minitab statistical software | Minitab Statistics | Minitab analysis
Mixed-effects models | Multilevel modelling | Hierarchical linear modelling | Mixed models | Multilevel models
MLflow | MLflow experiments | MLflow model registry
MLOps | Machine learning operations | MLOps engineer | ML operations
Model deployment | Machine learning deployment | Deploying models | ML model deployment
Model fine-tuning | Fine-tuning models | Fine tuning of LLMs | LLM fine-tuning | Fine-tuning language models
Model validation | Validating models | Model risk validation | Statistical model validation
Monte Carlo simulation | Monte Carlo methods | Monte Carlo modelling | Monte-Carlo analysis | Stochastic simulation
Multivariate analysis | Multivariate statistics | Multivariate methods | Multivariate data analysis | Multivariate techniques
Natural language processing | NLP | NLP models | Text processing with NLP | NLP engineer | Language processing AI | NLP engineering
Natural language understanding | NLU | NLU engineering | Language understanding models
Netezza | IBM Netezza | Netezza database | IBM PureData for Analytics
Neural networks | Artificial neural networks | ANN | Neural nets | Artificial neural network models | Neural network modelling | Neural-network design
NLTK | Natural Language Toolkit
Nonparametric statistics | Nonparametric methods | Nonparametric tests | Distribution-free statistics | Nonparametric statistical tests | Non-parametric analysis
Numerical analysis | Numerical methods | Numerical computing | Numerical mathematics | Numerical algorithms | Computational mathematics
NumPy | Python NumPy | Numerical Python | NumPy library | Numpy arrays
NVivo | NVivo qualitative software | QSR NVivo | NVivo coding
OBIEE | Oracle BI EE | Oracle Business Intelligence Enterprise Edition
Object detection | Object recognition | YOLO object detection | Detecting objects in images
OLAP | OLAP cubes | Online analytical processing | OLAP cube design | Multidimensional analysis
Ontology engineering | Ontologies | Ontology development | Ontology design
OpenAI API | GPT API | ChatGPT API | OpenAI integration | OpenAI API integration
OpenCV | OpenCV library | Open Source Computer Vision Library | Python OpenCV | Open CV vision
Operations research | Operational research | OR modelling | OR analyst | Operational research analyst | Operations research analyst | Operations research modelling
Optimisation modelling | Mathematical optimisation | Optimisation algorithms | Numerical optimisation | Optimisation techniques | Mathematical programming
Oracle Analytics Cloud | OAC | Oracle Analytics Server
Oracle Analytics | Oracle BI | Oracle Business Intelligence | Oracle Business Intelligence Suite | Oracle BI developer
Oracle Data Integrator | ODI
Pandas | Python pandas | Pandas library | Pandas dataframes | Python pandas library
Pentaho | Pentaho Data Integration | Kettle ETL | Hitachi Pentaho
Photogrammetry | Photogrammetric mapping | Photogrammetrist | Photogrammetric surveying
Plotly | Plotly charts | Plotly Python | Plotly library
Polars | Polars dataframes
Power BI | Microsoft Power BI | Power BI Desktop | MS Power BI | Power Business Intelligence | Power BI reporting | Power BI dashboards | Power BI developer | Power BI Service | Power BI reports | PBI | Power BI analyst
Power Pivot | PowerPivot for Excel | Excel Power Pivot | Power Pivot data model | Power Pivot Excel
Power Query M | M language | M code
Power Query | Power Query Editor | Excel Power Query | Get and Transform
Predictive analytics | Predictive modelling | Predictive models | Predictive analysis | Predictive analyst | Prediction models | Predictive data analysis
Presto | PrestoDB | Apache Presto
Pricing analytics | Price analytics | Pricing data analysis
Principal component analysis | Principal components | PCA analysis | PCA method
Probability | Probability theory | Probability distributions | Probabilistic modelling | Probability calculus | Probabilistic models
Process mining | Process mining tools | Process discovery | Process miner | Process mining analysis | Process mining software
Prompt engineering | Prompt writing | Prompting | Prompt engineer | AI prompting | Prompt design | LLM prompting
PySpark | Python Spark | PySpark developer | Spark with Python
PyTorch | PyTorch framework | PyTorch deep learning | PyTorch developer | PyTorch models | Torch
QGIS | Quantum GIS | QGIS mapping | Quantum GIS software | Open-source GIS
Qlik Sense | Qlik Sense developer | Qlik Sense dashboards | Qlik Cloud
Qlik | Qlik developer | Qlik Tech | Qlik BI
QlikView | Qlikview reports | QlikView developer | QlikView dashboards
Qualitative research | Qualitative analysis | Qualitative methods | Qualitative data analysis | Qualitative data | Qualitative researcher | Qualitative research methods
Qualtrics | Qualtrics surveys | Qualtrics XM | Qualtrics CoreXM
Quantitative research | Quantitative analysis | Quantitative methods | Quantitative data analysis | Quantitative researcher | Quantitative research methods | Quantitative data
R Markdown | RMarkdown reports
R Shiny | Shiny apps | RShiny dashboards | Shiny R | Shiny dashboards
R | R programming | R language | R statistics | R statistical software | R programming language | R statistical programming | R developer | R scripting | R for statistics | R coding | R-project
Random forests | Random forest models | Random forest classifier | RF classifier
RapidMiner | Rapid Miner Studio | Altair RapidMiner | RapidMiner data mining
Recommender systems | Recommendation systems | Recommendation engines | Recommenders | Recommendation algorithms | Personalisation algorithms
Recurrent neural networks | RNN | Recurrent networks | Recurrent neural nets
REDCap | Research Electronic Data Capture
Regression analysis | Regression modelling | Regression models | Regression techniques | Regression methods
Reinforcement learning | RL algorithms | Reinforcement learning agents | Reinforcement learning algorithms
Remote sensing | Satellite imagery analysis | Earth observation | Satellite image interpretation
Report automation | Automated reporting | Automating reports | Report automating | Automation of reporting
Report development | Report developer | Report building | Building reports | BI report development
Reporting | Data reporting | Reporting and analysis | Report creation | Data reports | Analytical reporting
Research data management | Managing research data
Research methods | Research methodology | Research design | Methodology of research
Retrieval-augmented generation | RAG | RAG pipelines | Retrieval augmented generation systems
RStudio | R Studio IDE | Posit | Posit Workbench
Sampling methods | Statistical sampling | Sampling techniques | Sample design | Survey sampling
SAP Analytics Cloud | SAC | SAP SAC | SAP Analytics Cloud planning | SAC planning
SAP BusinessObjects | BusinessObjects | SAP BO | BOBJ | SAP BusinessObjects BI | SAP BOBJ | Business Objects developer
SAP BW | SAP Business Warehouse | SAP Business Information Warehouse | SAP BW developer | SAP NetWeaver BW
SAP BW/4HANA | BW/4HANA | BW on HANA | SAP BW on HANA | BW4HANA developer
SAP Data Services | BODS | SAP BODS | BusinessObjects Data Services | SAP BusinessObjects Data Services | SAP BO Data Services
SAS Certified Specialist | SAS Base Programming Specialist | SAS certification | SAS certified programmer
SAS Enterprise Guide | SAS EG
SAS Viya | Viya
SAS | SAS programming | SAS software | Statistical Analysis System | SAS programmer | SAS developer | SAS statistical software | SAS analytics
Scientific computing | Scientific programming | Computational science | Scientific computation
scikit-learn | sklearn | Scikit learn library | SciKit | Sci-kit learn Python | Scikit-learn models | Python scikit-learn
SciPy | SciPy library | Scientific Python | Python SciPy
SDTM | Study Data Tabulation Model | CDISC SDTM
Seaborn | Seaborn plots | Python Seaborn | Seaborn library
Semantic web | RDF | Linked data | Semantic web technologies | Resource Description Framework
Sentiment analysis | Opinion mining | Sentiment mining | Opinion analysis | Sentiment classification | Sentiment detection
Sisense | Sisense BI
Snowflake | Snowflake data warehouse | Snowflake DB | Snowflake developer | Snowflake cloud data platform | Snowflake SQL | Snowflake data cloud
SnowPro Core | SnowPro certification | SnowPro Core certification
spaCy | SpaCy NLP library
Spark SQL | Apache Spark SQL | SparkSQL queries
Spark Streaming | Spark Structured Streaming | Structured Streaming
Speech recognition | ASR | Automatic speech recognition | Speech-to-text | STT | Voice recognition | Speech processing
Speech synthesis | Text-to-speech | TTS | Voice synthesis
Sports analytics | Sports data analysis | Sport performance analysis | Sports analyst
SPSS | IBM SPSS | SPSS Statistics | SPSS software | IBM SPSS Statistics | Statistical Package for the Social Sciences | PASW
SSAS | SQL Server Analysis Services | Microsoft SSAS | SSAS cubes | SSAS Tabular | Analysis Services
Stata | Stata software | Stata programming | Stata statistics | STATA SE | StataCorp Stata
Statistical analysis | Statistical data analysis | Statistical methods | Statistical analyst | Stats analysis | Statistical techniques | Statistical data analyst | Statistical evaluation
Statistical modelling | Statistical models | Statistical modeler | Stat modelling | Modelling statistics | Statistical model building
Statistical programming | Statistical programmer | Statistical software programming | Statistical coding | Stat programming
Statistical software | Statistics software | Statistical packages | Stats software
Statistics | Statistician | Statistical knowledge | Stats | Applied statistics | Mathematical statistics | Theory of statistics | Statistical analyses
Stochastic processes | Stochastic modelling | Stochastic models | Stochastics | Random processes
Stream processing | Real-time data processing | Data streaming | Streaming data
Streamlit | Streamlit apps | Streamlit dashboards | Streamlit Python
Structural equation modelling | SEM statistics | Path analysis statistics | Structural equation models | Latent variable modelling
Supervised learning | Supervised machine learning | Supervised models | Supervised ML | Supervised learning algorithms
Support vector machines | SVM | Support vector classifiers | Support vector machine models | SVM classifier
Survey analysis | Survey data analysis | Analysing surveys | Survey analytics | Questionnaire analysis | Analysis of survey results
Survival analysis | Time-to-event analysis | Survival modelling | Survival models
Synthetic data | Synthetic data generation | Generating synthetic data | Synthetic datasets | Synthetic data creation
Tableau Desktop Specialist | Tableau Certified Desktop Specialist | Tableau certification
Tableau Desktop | Tableau Desktop authoring
Tableau Prep | Tableau Prep Builder
Tableau Server | Tableau Server administration | Tableau Cloud
Tableau | Tableau dashboards | Tableau Software | Tableau reporting | Tableau developer | Tableau visualisation | Tableau analyst | Tabluea
Talend | Talend ETL | Talend Open Studio | Talend Data Integration | Talend developer
TensorFlow | Tensor Flow models | Google TensorFlow | TensorFlow developer
Teradata | Teradata SQL | Teradata Vantage | Teradata database | BTEQ
Text annotation | Corpus annotation | Annotating text | Text labelling | Text annotator | Labelling text
Text mining | Text analytics | Text analysis | Text data mining | Mining text | Document mining | Text analyst
Thematic analysis | Thematic coding
ThoughtSpot | ThoughtSpot analytics
TIBCO Spotfire | Spotfire | Spotfire dashboards | Spotfire developer | Spotfire Analyst
tidyverse | R tidyverse
Time series analysis | Time series | Time-series modelling | Time-series data analysis | Analysis of time series | Time series econometrics
Time series forecasting | Time series prediction | Forecasting time series | Forecasting time-series data | Time-series forecasts
Transfer learning | Transfer learning models
Trino | Trino SQL | Starburst Trino
Unsupervised learning | Unsupervised machine learning | Unsupervised models | Unsupervised ML | Unsupervised learning algorithms
Vertex AI | Google Vertex AI | GCP Vertex AI | Google Cloud Vertex AI | Google AI Platform
Vertica | HP Vertica | OpenText Vertica | Vertica database | Vertica Analytics
Web data analysis | Clickstream analysis | Web data mining | Website data analysis
Weka | Waikato Weka
XGBoost | Extreme gradient boosting | XGBoost models | XGBoost classifier | XGBoost algorithm
$skills$);
select private.load_skills('design', $skills$
# Design: graphics, interfaces, film, sound, photography and space
2D animation | 2D animator | Two-dimensional animation | 2D animating | Two-dimensional animator
2D art for games | 2D game art | 2D artist | Sprite art
360 photography | Panoramic photography | 360-degree photography
3D animation | 3D animator | Three-dimensional animation | 3D character animation | Computer animation | CG animation | CGI animation
3D environment art | Environment artist | Environment art | Game environment design
3D lighting | Lighting artist | CG lighting | Digital lighting
3D modelling | 3D modeler | 3D models | Three-dimensional modelling | 3D design | 3D artist | 3D sculpting and modelling | Modelling in 3D | 3D art
3D printing design | Design for 3D printing | 3D print modelling | Design for additive manufacturing
3D rendering | Rendering 3D images | 3D visualisation | 3D renders | CGI rendering | Render artist | 3D visualiser
3D rigging | Character rigging | Rigging artist | Animation rigging
3D scanning | 3D scanner operation | Laser 3D scanning
3D sculpting | Digital sculpting | Sculpting in 3D
3ds Max | 3D Studio Max | Autodesk 3ds Max | 3D Max | 3DSMax modelling | 3D Studio | Max 3D
Ableton Live | Ableton | Ableton Live production | Live by Ableton
Accessible design | Inclusive design | Accessible UX | Design for accessibility
Accessory design | Fashion accessories design | Handbag design | Bag design
Acrylic painting | Painting with acrylics | Acrylic painter
Adobe Acrobat | Acrobat | Acrobat Pro | Adobe Acrobat Pro | Acrobat PDF editing | Adobe PDF | PDF editing | Acrobat DC
Adobe After Effects | After Effects | Adobe AE | AfterFX | Adobe AfterEffects CC | After Effects animation | AE compositing
Adobe Animate | Adobe Flash | Flash animation | Macromedia Flash | Adobe Animate CC | Flash animator
Adobe Audition | Cool Edit Pro | Audition audio editing | Adobe Audition CC
Adobe Bridge | Bridge CC | Adobe Bridge asset browser
Adobe Creative Cloud | Adobe Creative Suite | Adobe CC | Adobe CS | Adobe Suite | Creative Suite | Creative Cloud | Adobe programmes | Adobe products | Adobe software | Adobe apps | Adobe tools | Adobe package
Adobe Dimension | Adobe Dimension CC | Adobe Dimension 3D
Adobe Dreamweaver | Dreamweaver | Macromedia Dreamweaver | Dreamweaver CC
Adobe Express | Adobe Spark | Adobe Creative Cloud Express
Adobe Firefly | Firefly AI | Adobe Firefly image generation
Adobe Fonts | Typekit | Adobe Typekit
Adobe Illustrator | Illustrator | Adobe Illustrator CC | Adobe AI Illustrator | Illustrator (Adobe) | Illustrator CC | Illustrator vector | Adobe Ilustrator | Illustrator software
Adobe InDesign | InDesign | Adobe InDesign CC | InDesign CC | Indesign software | Adobe Indesing
Adobe Lightroom | Lightroom | Lightroom Classic | Lightroom CC | Adobe Photoshop Lightroom
Adobe Media Encoder | Media Encoder
Adobe Photoshop | Photoshop | Adobe Photoshop CC | Photoshop CC | Photoshop editing | Adobe PS | Photoshop retouching | Photoshopping
Adobe Premiere Pro | Premiere Pro | Adobe Premiere | Premiere video editing | Premiere | Adobe Premier | Premier Pro | Premiere Pro CC | Adobe Premier Pro
Adobe XD | XD | Adobe XD CC | Adobe XD prototyping | XD prototyping
Affinity Designer | Serif Affinity Designer | Affinity vector design
Affinity Photo | Serif Affinity Photo | Affinity photo editing
Affinity Publisher | Serif Affinity Publisher | Serif PagePlus
AI image generation | AI art | AI-generated images | AI image creation
Airbrushing | Airbrush art | Airbrush artist | Airbrush painting
Album cover design | Cover art | Record sleeve design
Analogue photography | Film photography
Animatics | Animatic editing | Animatic creation
Animation | Animator | Animating | Animated films | Animation design | Animated content
Animation directing | Animation director
Architectural photography | Architecture photography
Architectural rendering | Architectural visualisation | Archviz | Architectural illustration | Architectural visualiser | Architecture visualisation | Arch viz rendering
Arnold renderer | Arnold | Autodesk Arnold
Art history | History of art | Art historian
Art restoration | Art conservation | Restoring art | Painting conservation | Art conservator
Audacity | Audacity audio editor | Audacity audio editing | Audacity software
Audio editing | Sound editing | Editing audio | Audio editor | Sound editor | Audio post-production | Audio cutting
Audio engineering | Sound engineering | Sound engineer | Audio engineer | Sound technician | Sound engineering technology | Sound operator | Audio technician | Sound tech
Audio mastering | Mastering of music | Mastering engineer | Sound mastering
Audio mixing | Sound mixing | Music mixing | Music mixer | Mixing engineer | Mixing audio | Mix engineer
Audio production | Audio producer | Sound production
Audio recording | Sound recording | Recording engineer | Studio recording | Recording audio
Audiovisual equipment operation | AV technician | Audiovisual technology | Audio-visual support | AV equipment operation | AV equipment
Autodesk Alias | Alias Automotive | Alias surfacing
Autodesk Maya | Maya | Maya 3D | Maya animation | Autodesk Maya 3D | Maya modelling
Autodesk SketchBook | Sketchbook drawing app | SketchBook Pro | SketchBook app
Automotive design | Car design | Vehicle design | Car designer | Automotive designer
Avid Media Composer | Avid | Media Composer | Avid editing | AVID editor | Avid MC | Avid video editing
Axure | Axure RP | Axure prototyping
Balsamiq | Balsamiq Mockups | Balsamiq wireframes
Banner ad design | Banner design | Web banner design | HTML5 banners | Display ad design
Bathroom design | Bathroom designer | Bathroom planning | Bathroom layout design
Beat making | Beat maker | Beats production
Blender | Blender 3D | Blender modelling | Blender animation | Blender artist | Blender software
Book design | Book cover design | Book layout | Book designer | Book typesetting
Brand guidelines | Style guides for brands | Brand style guides | Brand manuals
Brand identity | Brand identity design | Visual identity | Corporate identity | Corporate design | Brand design | Brand designer | CI design | Brand identity designer | Branding design
Broadcast graphics | On-air graphics | TV graphics
Brochure design | Brochure designer | Leaflet design | Flyer design
Calligraphy | Calligrapher | Hand calligraphy | Modern calligraphy | Ornamental writing
Camera operation | Camera operator | Cameraman | Operating cameras | Camera work | Camera handling | Camera person | Videocamera operation
Canva | Canva design | Canva Pro | Canva graphics | Canva designer | Canva templates
CapCut | CapCut video editing | CapCut editing
Capture One | Capture One Pro | Phase One Capture One
Card sorting | Card-sort studies
Caricature | Caricaturist
Cartooning | Cartoonist | Cartoon drawing
Ceramics | Pottery | Potter | Ceramic art | Ceramicist | Ceramic design | Ceramic artist
CGI | Computer-generated imagery | Computer graphics imagery | CG artist
Chaos Corona | Corona Renderer | Corona
Character animation | Animating characters | Character animator | Animated characters
Character design | Designing characters | Character designer | Character artist | Character creation for games
Cinema 4D | C4D | Maxon Cinema 4D | C4D modelling | Cinema4D motion | Maxon C4D
Cinematography | Cinematographer | Director of photography | Film photography direction | DOP | Camera direction | DoP cinematography
Clip Studio Paint | Manga Studio | Clip Studio | CSP drawing
CLO 3D | CLO virtual garments
Color theory | Theory of colour | Use of colour | Colour design | Colour harmony | Colour schemes
Colour correction of images | Image colour correction | Photo colour correction | Colour correction | Correcting colours in photos
Colour grading | Grading colour in film | Colourist | Colour grader | Film colour grading | Video colour grading | Grading footage
Colour management | ICC profiles | Colour profiling | Colour calibration of screens
Comic art | Comics drawing | Comic artist | Comic book illustration | Graphic novels | Comic illustration | Manga drawing
Component libraries | UI component library | Pattern libraries | UI libraries
Compositing | Compositor | Digital compositing | VFX compositing | Image compositing
Composition of music | Composing | Music composition | Composer | Composing music | Music composer
Computational design | Computational designer | Algorithmic design
Concept art | Concept artist | Concept design | Concept drawing | Concept artwork | Conceptual art for games | Concept illustration
Content design | Content designer
Corel Painter | Fractal Painter
CorelDRAW | Corel Draw Graphics Suite | Corel | Corel Graphics Suite | CorelDRAW Graphics | Coral Draw
Costume design | Costume designer | Costuming | Theatre costume design
Costume making | Costume maker | Costumier
Crafts | Handicraft | Arts and crafts
Cubase | Steinberg Cubase
Curating | Exhibition curation | Art curation | Art curator | Curatorship
Darkroom printing | Darkroom | Darkroom processing | Film developing
DaVinci Resolve | Blackmagic DaVinci Resolve | DaVinci colour grading | DaVinci editing
Design critique | Design reviews | Design feedback
Design direction | Design director | Head of design | Design lead
Design handoff | Developer handoff | Handing designs to developers
Design management | Design manager | Managing design teams
Design research | Design researcher | Researching for design
Design sprints | Google Design Sprint | Design sprint facilitation
Design strategy | Strategic design | Design strategist
Design systems | Building design systems | Style guides for interfaces
Design thinking | Design thinking workshops | Design thinking facilitation | Design-led thinking
DesignOps | Design operations
Desktop publishing | DTP | Desktop publisher | DTP operator | DTP design | Page make-up | DTP specialist
DIALux | DIALux evo | DIALux lighting calculation
Digital asset management | DAM | Digital asset library | Managing digital assets
Digital audio workstations | DAW | Audio workstation software
Digital illustration | Digital drawing | Digital art | Digital artist | Digital artwork | Digital illustrator | Computer illustration
Digital painting | Digital painter | Painting digitally
Digital product design | Digital product designer
Digital signage design | Digital signage content | Screen content design
DJing | Disc jockey | DJ | Deejay
Documentary photography | Documentary photographer
Drawing | Freehand drawing | Hand drawing | Draughtsmanship in art | Drawing by hand
Drone photography | Aerial photography | Drone photographer | Aerial drone photography | UAV photography
Drone videography | Aerial filming | Drone filming | Aerial videography | Drone cinematography
DSLR cameras | DSLR | Digital SLR | DSLR camera operation
Dubbing | Dubbing artist | Voice dubbing | Film dubbing
Editorial design | Magazine layout | Magazine design | Newspaper design | Editorial layout
Elementor | Elementor page builder
Email design | HTML email design | Newsletter design | Email template design
Embroidery | Embroiderer | Machine embroidery | Embroidery design | Embroidering
Enscape | Enscape rendering
Esko ArtiosCAD | ArtiosCAD | Esko
Event photography | Event photographer | Conference photography
Exhibition design | Exhibit design | Stand design | Exhibition designer | Trade show booth design | Exhibition stand design | Booth design
Explainer videos | Animated explainers | Explainer video production
Eye tracking | Eye-tracking studies
Fashion design | Fashion designer | Designing clothes | Fashion designing | Fashion creator | Clothes design | Garment design | Apparel design | Clothing design | Apparel designer
Fashion illustration | Fashion sketching | Fashion drawing | Fashion illustrator
Fashion photography | Fashion photographer | Editorial fashion photography
FF&E | Furniture, fixtures and equipment | FF&E specification | FFE procurement design
FigJam | FigJam boards
Figma | Figma design | Figma prototyping | Figma UI | Figma designer | Figma software
Film directing | Film director | Directing films | Movie director | Film direction | Directing for film
Film editing | Film editor | Editing film | Movie editing | Film cutter | Cutting film
Film lighting | Gaffer | Set lighting | Lighting for film | Lighting for video
Film production | Filmmaking | Film maker | Movie production | Film producer | Film producing | Movie making
Film scoring | Film composer | Music for film | Scoring for film | Soundtrack composition
Final Cut Pro | FCP | FCPX | Final Cut | Final Cut Pro X | Apple Final Cut Pro | Final Cut Studio | Final cut editing
Fine art | Visual art | Fine artist | Visual artist | Studio art
FL Studio | Fruity Loops | FruityLoops Studio
Floor plan drawing | Floor plan design | Drawing floor plans | Floorplans
Foley | Foley artist | Foley recording
Font design | Type design | Typeface design | Type designer | Font creation | Font designer | Typeface designer
Food photography | Food photographer | Culinary photography
Food styling | Food stylist | Styling food
Footwear design | Shoe design | Shoe designer | Footwear designer
Foundry Nuke | NukeX | Nuke compositing | The Foundry Nuke
Framer | Framer web design | Framer prototyping | Framer sites
Furniture design | Furniture designer | Furniture designing | Designing furniture | Furniture creation
Fusion compositing | Blackmagic Fusion | Eyeon Fusion
Game art | Game artist | Video game art
Game audio | Game sound design | Video game audio
Game design | Game designer | Video game design | Gameplay design | Designing games
GarageBand | Apple GarageBand
Garden design | Garden designer | Designing gardens
Gimbal operation | Gimbal operator | Camera gimbal | Ronin gimbal
GIMP | GNU Image Manipulation Program | Gimp photo editing | GIMP image editor
Glass art | Glass artist | Glassmaking art
Goldsmithing | Goldsmith
grandMA | grandMA2 | MA Lighting | grandMA3 console
Graphic design | Graphic designer | Graphic arts | Graphical design | Graphic artist | Graphic designing
Graphic recording | Visual facilitation | Sketchnoting | Graphic facilitation
Grasshopper 3D | Grasshopper | Rhino Grasshopper
Green screen | Chroma key | Chroma keying | Keying | Blue screen
Hat making | Millinery | Milliner
Headshot photography | Headshots | Headshot photographer
Henna art | Mehndi | Henna artist | Henna tattooing
Heuristic evaluation | Heuristic analysis | Expert usability review | Usability inspection
Home staging | Property staging | Home stager | House staging
Hospitality interior design | Restaurant interior design | Hotel interior design
Hotjar | Hotjar heatmaps
Houdini | SideFX Houdini | Houdini FX | SideFX Houdini FX | Houdini effects
Human-centred design | HCD | User-centred design | UCD | People-centred design
Icon design | Designing icons | Icon designer | Iconography | Pictogram design
Illustration | Illustrating | Drawing illustrations | Illustrator (artist) | Illustrative art | Book illustration | Children's book illustration
iMovie | Apple iMovie
Industrial design | Industrial designer | Industrial product design | ID design | Industrial designing | Physical product design
Infographics | Infographic design | Information design | Infographic designer | Information designer | Information graphics | Infographic creation
Information architecture | IA design | Information architect | Information structuring | Website information architecture | UX information architecture
Inkscape | Inkscape vector | Inkscape software
Interaction design | IxD | Interaction designer | UI interaction design | Interactive design | Designing interactions | Interactive designer
Interior architecture | Interior architect | Architectural interiors
Interior decorating | Interior decoration | Interior decorator | Home decorating | Home styling
Interior design | Interior designer | Interior designing | Room design | Interior design consultancy | Interior styling
InVision | Invision app | InVision prototyping | InVision Studio
Jewellery design | Jewellery designer | Designing jewellery | Jewellery designing
Jewellery making | Jewellery maker | Bench jeweller | Jewellery manufacture | Making jewellery | Bench jewellery
Keynote | Apple Keynote | Keynote presentations | iWork Keynote | Mac Keynote
KeyShot | Luxion KeyShot | KeyShot rendering
Kitchen design | Kitchen designer | Kitchen planning
Knitting design | Knitwear design | Knitwear designer
Landscape architecture | Landscape architect | Landscape architectural design | Landscape planning
Landscape design | Landscape designer | Designing landscapes
Landscape photography | Landscape photographer
Large-format printing | Wide-format printing | Large format printer operation | Plotter printing
Layout design | Page layout | Layouts | Layout designer | Page design | Layout artist | Graphic layout | Layouting
Lettering | Hand lettering | Lettering artist | Hand-drawn type | Letterer
Level design | Level designer | Game level design
Lighting design | Lighting designer | Light design | Lighting planner | Lighting planning | Architectural lighting design
Linocut | Linoprint | Lino cutting | Linoleum printing
Live sound | Live sound engineering | Front of house sound | FOH engineer | PA system operation
Live streaming | Live-stream production | Livestreaming production | Live video streaming | Live broadcasting online | Streaming production
Live video production | Multi-camera production | Live video switching
Location sound recording | Production sound mixing | Location sound
Logic Pro | Logic Pro X | Apple Logic | Logic Pro production | Emagic Logic | Logic audio
Logo design | Designing logos | Logo designer | Logo creation | Logotype design | Logo designing | Logo development
Lumion | Lumion rendering | Lumion 3D | Lumion visualisation
Make-up artistry | Makeup artist | MUA | Make-up art | Makeup application
Marvelous Designer | Marvelous Designer cloth
Matte painting | Digital matte painting | Matte painter
Matterport | Matterport scanning | Matterport 3D tours
Medical illustration | Medical illustrator | Biomedical illustration | Anatomical illustration
Midjourney | Midjourney AI
Miro | Miro boards | Miro whiteboard | RealtimeBoard | Miro online whiteboard
Mobile app design | App design | Mobile UI design | Mobile UX design | App designer | App UI design | Mobile design | Mobile designer
Mockups | Mock-up design | Design mockups | Mockup creation
Model making | Architectural models | Model maker | Architectural model making | Scale models | Scale modelling
Mood boards | Moodboarding | Style boards | Inspiration boards
Motion capture | Mocap | Performance capture | Mocap animation | Motion capture technician
Motion graphics | Motion design | Motion designer | Motion graphics design | Mograph | Motion graphic designer | Motion graphics artist | Motion graphics animation | Animated graphics
Mural | Mural boards | MURAL whiteboard
Mural painting | Muralist | Wall painting art | Mural artist
Music arrangement | Arranging music | Music arranger | Orchestration of music
Music production | Music producer | Producing music | Music producing | Recording and producing music
Narrative design for games | Narrative designer | Game writing | Game writer
Nature photography | Nature photographer | Outdoor photography
Newborn photography | Baby photography | Newborn photographer
OBS Studio | OBS | Open Broadcaster Software
OctaneRender | Octane | Otoy Octane | Otoy OctaneRender
Oil painting | Painting in oils | Oil painter
Packaging design | Package design | Packaging designer | Packaging graphics | Packaging artwork | Package designer | Pack design
Painting art | Painter (artist) | Artistic painting | Art painting
Parametric design | Parametric modelling | Parametric architecture | Parametric designer
Pattern cutting | Pattern making | Pattern cutter | Pattern drafting | Patternmaker | Garment pattern making | Pattern construction
Pattern grading | Grading garment patterns | Garment grading
Pattern repeat design | Repeat pattern design | Seamless pattern design
Photo editing | Image editing | Photo manipulation | Editing photos | Photograph editing | Picture editing | Photo editor | Digital image editing | Image manipulation | Picture editor
Photo retouching | Retouching | Image retouching | Retoucher | Photo retoucher | Picture retouching | Beauty retouching | Photo touch-up | Digital retouching
Photography | Photographer | Digital photography | Taking photos | Photo shooting | Professional photography | Still photography | Photo shoots
Photojournalism | Press photography | Photojournalist | News photography | Press photographer | Reportage photography
Pixel art | Pixel artist | Pixel graphics
Podcast editing | Podcast audio editing | Podcast editor
Portrait photography | Portrait photographer | Portraiture
Post-production | Video post-production | Film post-production | Post production editing
Poster design | Poster designer | Designing posters
Pre-press | Pre-press production | Prepress technician | Repro | Artwork preparation for print | Prepress operator | Print-ready artwork
Principle for Mac | Principle prototyping | Principle animation
Print design | Designing for print | Design for print | Print designer | Print media design | Print graphics | Print graphic design
Print production | Print management | Print production management | Print producer | Print buying | Printing production
Printmaking | Printmaker
Pro Tools | Avid Pro Tools | ProTools audio | Digidesign Pro Tools | Pro Tools recording | Pro-Tools editing
Procreate | Procreate drawing | Procreate illustration | Procreate iPad | Procreate app | iPad drawing
Product design | Product designer | Designing products | Product designing | Product styling | Consumer product design
Product photography | Packshots | Product photographer | Packshot photography
Production design | Production designer | Film production design | Film art department
Prop making | Prop maker | Prop building | Prop master
ProtoPie | Protopie prototyping
Prototyping | Prototypes | Prototype design | Prototype creation | Prototyper | Interactive prototypes | Clickable prototypes | UI prototyping | UX prototyping
QuarkXPress | Quark | Quark Xpress DTP | Quark layout | QuarkXpress software
Quilting | Quilter | Quilt making
Radio broadcasting | Radio presenting | Radio presenter | Radio host
Radio production | Radio producer
Real estate photography | Property photography | Real estate photographer | Property photographer
Real-time rendering | Real-time visualisation | Realtime renders
Reaper | Cockos Reaper | REAPER DAW
Redshift renderer | Maxon Redshift | Redshift 3D | Redshift rendering
Retail space design | Shop design | Store design | Retail interior design
Rhino 3D | Rhino | Rhinoceros 3D | Rhinoceros | Rhino modelling | McNeel Rhino | Rhino CAD
Rotoscoping | Roto | Roto artist | Rotoscope
Screen printing | Silk screening | Silkscreen printing | Serigraphy | Screen printer
Sculpture | Sculpting | Sculptor | Sculpture making | Clay sculpting | Sculptural art
Service blueprinting | Service blueprints
Service design | Service designer | Service designing | Designing services
Set design | Set designer | Stage design | Scenic design | Scenography | Scenographer | Theatre set design | Stage designer | Theatre design
Short-form video | Reels editing | TikTok video editing | Shorts editing
Sibelius | Avid Sibelius | Sibelius notation
Signage design | Sign design | Sign designer | Signage designer | Signage graphics | Sign graphics
Silversmithing | Silversmith
Sketch | Sketch app | Sketch for Mac | Sketch design tool | Bohemian Sketch | Sketch UI | Sketch software
Sketching | Rough sketching | Hand sketching | Hand sketches | Sketch drawing | Concept sketching | Sketch artist
SketchUp | Google SketchUp | Trimble SketchUp | SketchUp Pro | Google Sketchup Pro | SketchUp modelling | Sketch-up 3D
Social media graphics | Social media design | Social media graphic design | Graphics for social media
Songwriting | Songwriter | Lyric writing | Lyricist
Sound design | Sound designer | Sound designing | Sound effects | Sound effects design | SFX design
Space planning | Space planner | Interior space planning | Spatial planning of interiors
Special effects | Practical effects | SFX technician | Physical effects
Special effects makeup | SFX makeup | Prosthetic makeup | Theatrical makeup
Sports photography | Sports photographer | Action photography
Sportswear design | Sportswear designer | Activewear design | Athletic apparel design
Stage lighting | Theatre lighting | Lighting technician | Theatrical lighting | Stage lighting operation
Stained glass | Stained glass artist | Leaded glass | Stained glass making
Stationery design | Business card design | Letterhead design
Steadicam operation | Steadicam | Steadicam operator
Stop-motion animation | Stop motion | Claymation | Stop-frame animation
Storyboarding | Storyboards | Storyboard artist | Storyboarder | Storyboard drawing | Storyboard design
Studio photography | Studio photographer | Photo studio work | Studio lighting for photography | Photo studio
Substance Designer | Substance 3D Designer | Adobe Substance Designer
Substance Painter | Adobe Substance Painter | Substance 3D Painter | Allegorithmic Substance Painter | Substance texturing
Tattooing | Tattoo artist | Tattoo artistry | Tattooist | Tattoo design | Body art tattoo | Tattooer
Tech packs | Garment specification sheets | Fashion technical drawings | Fashion flats
Technical illustration | Technical illustrator | Technical illustrating
Template design | PowerPoint template design | Presentation templates
Textile design | Fabric design | Surface pattern design | Textile designer | Fabric designer | Textile art | Textile print design
Texturing | Texture artist | Texture mapping | 3D texturing | Texture painting | Texture art | Surface texturing
Toon Boom Harmony | Toon Boom | Toon Boom Studio | Harmony Premium | ToonBoom animation
TouchDesigner | Derivative TouchDesigner
Traditional animation | Cel animation | Hand-drawn animation
TV production | Television production | Broadcast production | TV producer
Twinmotion | Epic Twinmotion
Typesetting | Typesetter
Typography | Typographic design | Typographer | Type layout | Typographic layout
UI animation | Interface animation | UI motion design
UI design | User interface design | UI designer | Interface design | User interface designer | GUI design | UI | User interface | User interface designing | Designing user interfaces | UI designing | Screen design
UI/UX design | UX/UI design | UX/UI | UI/UX | UI/UX designer | UX/UI designer | UX/UI designing | User interface and user experience design
Universal design | Barrier-free design | Design for all
Usability | Usability engineering
Usability testing | User testing | Usability tests | Usability studies | Usability tester | User tests | User testing sessions | Moderated user testing
User flows | User flow design | Task flows | Flow diagrams for users
User personas | UX personas | Persona creation | Persona development for UX
UV mapping | UV unwrapping | UVs
UX design | User experience design | UX | User experience | UX designer | User experience designer | UX designing | User experience designing | UX professional
UX engineering | UX engineer | Design engineer UX | Design technologist
UX research | User research | UX researcher | User experience research | User interviews | User experience researcher | User researcher | UX researching | Design user research | UXR
UX strategy | UX strategist | User experience strategy
UX writing | UX writer | Microcopy | User experience writing | UI copy | UX copywriting | UX copy | Product copy
V-Ray | Chaos V-Ray | VRay rendering | V-Ray renderer | Chaos Group V-Ray
Vector graphics | Vector illustration | Vector art | Vector drawing | Vector illustrator | Vector artwork | SVG graphics | Vector design | Vector images
Vectorworks | Nemetschek Vectorworks | MiniCAD
VEGAS Pro | Sony Vegas | Sony Vegas Pro | Magix Vegas
Vehicle wrapping | Car wrapping | Vehicle wrap installation
Video editing | Video editor | Editing videos | Film and video editing | Video montage | Video cutting | Video edit | Video clip editing | Non-linear editing | NLE
Video production | Video producer | Producing videos | Video making | Video content production | Video creation | Video content creation | Corporate video production
Videography | Videographer | Filming | Shooting video | Video shooting | Video filming | Video recording | Video shooter
Vinyl cutting | Vinyl graphics | Vinyl application
Virtual production | LED volume production | In-camera VFX
Vision mixing | Vision mixer | Video mixing | Video switcher operation
Visual design | Visual designer | Visual communication design | Visual designing | Visual communication | Visual communications
Visual effects | VFX | Visual effects artist | VFX artist | VFX production | VFX art
Visual storytelling | Storytelling with images | Visual narratives | Visual storyteller
Voice acting | Voice-over | Voice actor | Voice over artist | Voice artist | Voice-over recording | Voiceover work | Voice talent
Watercolour | Watercolour painting | Watercolourist | Aquarelle | Watercolour painter | Watercolour art
Wayfinding | Wayfinding design | Environmental graphic design | Wayfinding systems
Weaving by hand | Handweaving | Hand-loom weaving
Web design | Website design | Web designer | Designing websites | Web page design | Web designing | Website layout | Website designer | Web graphic design | Web layout | Internet design
Webflow | Webflow design | Webflow designer | Webflow developer | Webflow development
Wedding photography | Wedding photographer
Whiteboard animation | Whiteboard videos | Whiteboard explainer | Whiteboard animator
Wildlife photography | Wildlife photographer | Animal photography
Wireframing | Wireframes | Wireframe design | Creating wireframes | Wireframe creation
Wood carving | Wood carver | Carving wood
Wwise | Audiokinetic Wwise
ZBrush | Pixologic ZBrush | ZBrush sculpting | Z-Brush modelling
Zeplin | Zeplin design handoff | Zeplin handoff
$skills$);
select private.load_skills('engineering', $skills$
# Engineering: mechanical, electrical, civil and process engineering, drawing programs and the laboratory
Acoustics | Acoustic engineering
Aerodynamics | CFD aerodynamics
Aerospace engineering | Aeronautical engineering | Aerospace engineer
Altium Designer | Altium
Analogue electronics | Analog circuit design | Analogue design
ANSYS | Ansys Fluent | Ansys Mechanical
Arduino
Aspen HYSYS | HYSYS | Aspen Plus
AutoCAD Civil 3D | Civil 3D | Autodesk Civil 3D
AutoCAD | Autodesk AutoCAD | AutoCAD drafting | AutoCAD LT | AutoCAD 2D | AutoCAD drawing
Autodesk Fusion | Fusion 360 | Autodesk Fusion 360
Autodesk Inventor | Inventor | Inventor CAD
Automation engineering | Industrial automation | Process automation engineering | Automation engineer
Automotive engineering | Vehicle engineering
Battery technology | Battery engineering
Bentley MicroStation | MicroStation
Biochemistry | Biochemist
Biology | Biologist
Biomedical engineering | Biomedical engineer | Medical engineering
Biotechnology | Biotech
CAD | Computer-aided design | CAD drafting | CAD drawing | CAD technician | CAD design | CAD designer | Computer aided drafting | CAD software | CAD modelling
CAE | Computer-aided engineering
Calibration | Instrument calibration | Calibrating instruments
CATIA | CATIA V5
CE marking | CE certification
Cell culture | Tissue culture | Mammalian cell culture
Chemical analysis | Analytical chemistry | Chemical testing
Chemical engineering | Chemical engineer
Chemistry | Chemist
Chromatography | HPLC | Gas chromatography | High-performance liquid chromatography
Circuit design | Electronic circuit design | Designing circuits
Civil engineering | Civil engineer
Commissioning | Plant commissioning | System commissioning
Computational fluid dynamics | CFD | CFD simulation
COMSOL | COMSOL Multiphysics
Control systems | Control engineering | Control systems engineering
Creo | PTC Creo | Pro/ENGINEER | Pro-E | Creo Parametric
Digital electronics | Digital circuit design
Digital signal processing | DSP | Signal processing
Drainage design | Storm drainage design
Electrical design | Electrical schematics | EPLAN | Electrical drawings
Electrical engineering | Electrical engineer
Electromagnetic compatibility | EMC | EMC testing
Electronics engineering | Electronics engineer | Electronics
ELISA | ELISA assays
Energy efficiency | Energy management | Energy auditing | Energy audits
Environmental engineering | Environmental engineer
Environmental science | Environmental scientist | Ecology
Experiment documentation | Laboratory notebooks | Lab notebooks
Field service engineering | Field service engineer | Field engineer
Finite element analysis | FEA | Finite element method | FEM
Firmware | Firmware development | Firmware engineering
Fluid mechanics | Fluid dynamics
FPGA | FPGA design | FPGA programming
GD&T | Geometric dimensioning and tolerancing
Genetics | Geneticist
Geology | Geologist
Geotechnical engineering | Geotechnical engineer | Soil mechanics
Highway engineering | Road design | Highways design
HVAC design | HVAC engineering | Building services engineering | Mechanical building services
Hydraulic engineering | Hydraulic design | Hydrology
Hydraulic modelling | Hydraulic models | Hydraulic model building
Instrumentation | Instrumentation engineering | Control and instrumentation | C&I | Instrumentation and control | I&C
KiCad
Laboratory skills | Laboratory techniques | Laboratory work | Lab work | Lab techniques | Laboratory technician | Lab technician
LIMS | Laboratory information management system
Machine design | Designing machines | Mechanical machine design
Marine engineering | Marine engineer | Naval architecture
Mass spectrometry | LC-MS | GC-MS
Mastercam
Materials science | Materials engineering | Metallurgy | Metallurgist
Materials testing | Destructive testing
Mechanical design | Mechanical designer | Mechanical design engineering
Mechanical engineering | Mechanical engineer
Mechatronics | Mechatronics engineering
Microbiology | Microbiologist
Microscopy | Electron microscopy | SEM imaging | Microscope use
Mining engineering | Mining engineer
Molecular biology | Molecular biologist
Nanotechnology
NEBOSH | NEBOSH General Certificate | NEBOSH certificate
Neuroscience | Neurobiology
Nuclear engineering | Nuclear engineer
Optics | Optical engineering | Photonics
Organic chemistry | Synthetic chemistry | Chemical synthesis
P&ID | Piping and instrumentation diagrams | Reading P&IDs
PCB design | Printed circuit board design | PCB layout | Circuit board design
PCR | Polymerase chain reaction | qPCR
Petroleum engineering | Petroleum engineer | Reservoir engineering
Physics | Physicist
Piping design | Pipe design | Piping engineering
PLC programming | PLC | Programmable logic controllers | Ladder logic | PLC programmer | PLC controls | PLC controllers | Siemens PLC
Power electronics | Power electronics design
Power systems | Power engineering | Electrical power systems | Power distribution
Process engineering | Process engineer
Process safety | HAZOP | Process safety management | HAZOP studies
Product development | New product development | NPD | Product engineering
Product testing | Testing products
Professional Engineer licence | PE licence | Professional engineer | Licensed professional engineer
Protein purification
R&D | Research and development
Raspberry Pi
Reliability engineering | Reliability engineer
Renewable energy | Renewables | Clean energy
RF engineering | Radio frequency engineering | RF design
Robot programming | Industrial robots | KUKA robots | FANUC robots | ABB robots
Robotics | Robot engineering | Robotics engineering
SCADA | Supervisory control and data acquisition | SCADA systems
Schematic capture | Schematics | Reading schematics | Electrical schematic reading | Wiring diagrams | Reading wiring diagrams
Semiconductors | Semiconductor engineering | Semiconductor fabrication
Siemens NX | NX | Unigraphics | NX CAD
Siemens TIA Portal | TIA Portal | Siemens Step 7 | Step 7
Simulation | Simulation modelling | Computer simulation
Simulink | MATLAB Simulink
Solar energy | Solar power | Photovoltaics | Solar PV | PV systems
Solid Edge
SolidWorks | Solid Works | SOLIDWORKS CAD | Dassault SolidWorks | SolidWorks modelling
Spectroscopy | NMR | Spectrometry | Spectrophotometry
SPICE simulation | LTspice | PSpice
Structural analysis | Structural calculations
Structural engineering | Structural engineer | Structural design
Systems engineering | Systems engineer
Technical drawing | Engineering drawing | Draughtsmanship | Drafting | Drafter
Telecommunications | Telecoms | Telecom engineering | Telecommunication engineering
Thermal engineering | Heat transfer | Thermal analysis
Thermodynamics
Traffic engineering | Transportation engineering | Transport engineering
Transport planning | Transportation planning
Value engineering | Value analysis
Verilog | SystemVerilog
VHDL
Vibration analysis | Vibration monitoring
Wastewater treatment | Sewage treatment
Water treatment | Water purification | Water treatment operation
Western blotting | Western blot
Wind energy | Wind turbines | Wind power | Wind turbine technician
$skills$);
select private.load_skills('finance', $skills$
# Finance: accounting, tax, audit, payroll, banking, insurance and the programs for them
401(k) administration | 401k admin | 401k plan administration | Retirement plan administration
ACCA | Association of Chartered Certified Accountants | ACCA qualified | Chartered certified accountant
Accounting | Accountancy | Accountant | General accounting | Accounting principles | Accounts work | Accounting work
Accounts payable | AP | Purchase ledger | Creditor ledger | Bought ledger | AP processing | Accounts payable processing | Invoice processing and payment | Accounts payable clerk | Supplier invoices | Supplier payments
Accounts receivable | AR | Sales ledger | Debtor ledger | Accounts receivable processing | AR processing | Accounts receivable clerk
Actuarial science | Actuary | Actuarial analysis | Actuarial modelling
Annual reporting | Annual accounts | Annual report preparation | Year-end accounts
Anti-money laundering | AML | AML compliance | Anti-money-laundering compliance | Money laundering prevention
Asset management | Investment asset management | Assets under management | AUM
Auditing | Audit | Auditor | Financial audit | Financial auditing | External audit | External auditing
Balance sheet reconciliation | Balance sheet recs | Balance sheet review
Bank reconciliation | Bank recs | Reconciling bank accounts | Bank statement reconciliation | Reconciling bank statements | Bank recons
Banking | Banker | Banking services | Bank operations
Billing | Invoicing | Biller | Invoice preparation | Customer billing
Bloomberg Terminal | Bloomberg | Bloomberg Professional
Bookkeeping | Bookkeeper | Keeping books | Double-entry bookkeeping | Bookkeeping services | Keeping the books
Budgeting | Budget preparation | Budget planning | Budget management | Budget control | Budgets | Budgeting and forecasting
Business valuation | Company valuation | Valuation | Enterprise valuation
Capital expenditure planning | Capex | Capital budgeting | Capex planning
Capital markets | Capital market operations | ECM and DCM
Cash flow forecasting | Cashflow forecast | Cash flow management | Cash flow projections
Cash management | Treasury cash management | Cash positioning
CCH Tagetik | Tagetik
Certified management accountant | CMA certification | CMA qualified
CFA | Chartered financial analyst | CFA charterholder
Chartered accountant | ACA | ICAEW | Chartered accountancy
CIMA | Chartered Institute of Management Accountants | Chartered management accountant | CGMA
Claims handling | Insurance claims | Claims processing | Claims adjuster | Claims handler | Claims adjustment | Claims management
Commercial lending | Business lending | Commercial loans
Consolidation | Financial consolidation | Group consolidation | Consolidated accounts
Corporate finance | Corporate financing
Corporate tax | Corporation tax | Corporate income tax | Company tax
Cost accounting | Cost accountant | Costing | Product costing
Cost control | Cost management | Expenditure control
CPA | Certified public accountant | CPA licence | CPA qualified
Credit analysis | Credit analyst | Creditworthiness assessment
Credit control | Credit controller | Debt collection | Collections | Debt recovery | Dunning | Chasing payments | Chasing debts
Credit risk | Credit risk management | Credit risk analysis
Debits and credits posting | Journal entries | Posting journals | Journal posting
Derivatives | Financial derivatives | Options and futures | Futures and options
Discounted cash flow | DCF | DCF analysis | DCF modelling
Due diligence | Financial due diligence | FDD | Legal due diligence
Equity research | Equity analyst | Stock research | Equity analysis
Estate planning | Wealth transfer planning
Excise duty | Excise tax
Expense management | Expense reports | Expense claims | Travel and expenses | T&E
FHA loans | FHA lending | FHA mortgages
Financial accounting | Financial accountant | Financial accounts
Financial advice | Financial adviser | Financial advisor | Financial advising | IFA
Financial analysis | Financial analyst | Finance analysis | Financial analyses | Analysing financials
Financial crime prevention | Financial crime | Financial crime compliance | FinCrime
Financial modelling | Financial models | Finance modelling | Building financial models | Financial model building
Financial planning and analysis | FP&A
Financial planning | Financial planner | Personal financial planning
Financial reporting | Financial reports | External reporting | Statutory reporting
Financial statements | Preparing financial statements | Financial statement preparation
Fixed assets | Fixed asset accounting | Fixed asset register | FAR maintenance
Fixed income | Bonds trading | Debt securities
Forecasting | Financial forecasting | Finance forecasting | Forecasts
Foreign exchange | Forex | Currency trading | FX trading
Forensic accounting | Forensic accountant | Fraud accounting
Fraud detection | Fraud prevention | Anti-fraud | Fraud investigation | Fraud analysis
FreshBooks
Fund accounting | Fund accountant | NAV calculation | Fund administration
Fundraising finance | Grant accounting | Grant financial reporting
GAAP | Generally accepted accounting principles | US GAAP
General ledger | GL | Nominal ledger | General ledger accounting | GL accounting
Hedge funds | Hedge fund operations
IFRS | International financial reporting standards | IFRS reporting | IAS IFRS
Income tax | Personal income tax | Individual income tax
Insurance brokerage | Insurance broker | Insurance broking
Insurance sales | Insurance agent | Selling insurance
Insurance | Insurance services | Insurance industry
Intercompany accounting | Intercompany reconciliations | Interco | Intercompany transactions
Internal audit | Internal auditor | Internal auditing | IIA auditing
Internal controls | Internal control systems | Financial controls | ICFR
Investment analysis | Investment analyst | Investment research
Investment banking | Investment banker | IBD
Investor relations | IR reporting | Shareholder relations
KYC | Know your customer | KYC checks | Customer due diligence | CDD | KYC compliance | KYC/AML
Life insurance | Life assurance
Loan origination | Loan officer | Originating loans | Loan processing | Loan processor
Loan underwriting | Mortgage underwriting | Credit underwriting | Mortgage underwriter
Management accounting | Management accountant | Managerial accounting | Management accounts
Marine insurance | Marine underwriting | Marine cargo insurance
Mergers and acquisitions | M&A
Microfinance | Microcredit
Month-end close | Month end | Month-end closing | Monthly close | Period-end close | Closing the books | Month-end closing process | Month-end accounts | Month end reporting | Month-end procedures
Mortgage advice | Mortgage adviser | Mortgage advisor | Mortgage broker | CeMAP
Mortgage lending | Mortgages | Mortgage loans | Home loans | Home lending
MYOB | MYOB AccountRight
NetSuite | Oracle NetSuite | Net Suite ERP
Oracle Financials | Oracle E-Business Suite financials | Oracle EBS financials | Oracle Fusion financials
Payment processing | Processing payments | Payment operations
Payroll tax | PAYE | Employment taxes
Payroll | Payroll processing | Payroll administration | Payroll clerk | Running payroll | Payroll administrator | Payroll management | Payroll specialist | Payroll accounting | Salary processing
Peachtree
Pension administration | Pensions admin | Pensions administrator | Pension scheme administration
Personal tax | Personal taxation | Individual tax | Self assessment tax | Self-assessment
Petty cash | Petty cash handling | Petty cash management
Portfolio management | Investment portfolio management | Portfolio manager
Private equity | PE investing | Private equity investing
Profit and loss | P&L | Profit and loss accounts | Profit & loss management | P&L management | Income statement
Project accounting | Project accountant | Project costing
Property and casualty insurance | P&C insurance | Casualty insurance
Purchase orders | PO processing | Purchase order processing | Raising purchase orders
Quantitative finance | Quant | Quantitative analysis in finance | Financial engineering
QuickBooks | QBO | QuickBooks Online | Intuit QuickBooks | QB
Reconciliation | Account reconciliation | Reconciling accounts | Reconciliations of accounts
Regulatory reporting | Regulatory returns | Financial regulatory reporting
Reinsurance | Reinsurer | Treaty reinsurance
Retail banking | Branch banking | Personal banking | High street banking
Revenue recognition | ASC 606 | IFRS 15 | Rev rec
Risk analysis | Risk analyst | Risk modelling
Risk management | Risk manager | Enterprise risk management | ERM
Sage 200 | Sage Line 200
Sage 50 | Sage Line 50 | Sage Accounts | Sage 50 Accounts | Sage 50 Cloud
Sage Intacct | Intacct
Sales tax | Sales and use tax | Use tax
SAP FI | SAP FICO | SAP Finance | SAP financial accounting
Sarbanes-Oxley | SOX | SOX compliance | SOX controls | Sarbanes Oxley Act
Securities trading | Stock trading | Securities trader | Equities trading
Solvency II | Solvency 2
Statutory accounts | Statutory accounting | Statutory financial statements
Tax advice | Tax adviser | Tax advisory | Tax consulting | Tax consultant
Tax compliance | Tax filing | Filing tax returns
Tax planning | Tax strategy
Tax preparation | Tax preparer | Preparing tax returns | Tax return preparation | Tax returns | Preparing taxes | Income tax preparation | Tax prep
Teller | Bank teller | Bank cashier | Teller operations
Transfer pricing | Transfer-pricing documentation
Treasury | Treasury management | Corporate treasury | Treasurer
TurboTax | Intuit TurboTax
UK GAAP | FRS 102 | UK accounting standards
Underwriting | Insurance underwriting | Underwriter | Insurance underwriter
Variance analysis | Variance reporting | Budget variance analysis
VAT | Value added tax | VAT returns | Value-added tax returns | VAT accounting
Venture capital | VC investing | Venture capitalist
Wealth management | Private wealth management | Wealth manager | Private client wealth
Workday Financials | Workday Financial Management
Xero | Xero accounting
Year-end close | Year end closing | Annual close | Year end
$skills$);
select private.load_skills('hospitality', $skills$
# Hospitality: kitchens, bars, hotels, events and travel
Airline cabin crew | Cabin crew | Flight attendant | Air steward | Air hostess
Airport check-in | Passenger check-in | Check-in agent | Passenger services
Allergen awareness | Food allergens | Allergen management | Food allergy awareness
Amadeus | Amadeus GDS
Baking | Baker | Bread baking | Bread making
Banqueting | Banquets | Banquet service | Banquet server
Bar back work | Barback | Bar backing
Bar management | Bar manager | Managing a bar
Barista | Coffee making | Making coffee | Espresso making | Barista training | Espresso machine | Coffee preparation | Espresso | Espresso preparation | Coffee barista
Bartending | Bartender | Bar work | Bar staff | Barman | Barmaid | Bar service | Tending bar | Serving drinks | Pouring drinks
Bed making | Making beds
Beer cellar management | Cellar management | Keg changing | Cellar work
Brewing | Brewer | Beer brewing | Craft brewing
Buffet service | Buffet setup | Buffets
Bussing tables | Busser | Clearing tables | Table clearing | Busboy
Butchery | Butcher | Meat cutting | Meat cutter
Butler service | Butler | Butlering
Cake decorating | Cake decoration | Cake decorator | Cake making and decorating
Carvery service | Meat carving | Carving meat
Casino dealing | Croupier | Casino dealer | Table games dealer | Blackjack dealing
Catering | Caterer | Catering services | Catering assistant
Chef de partie | Station chef | CDP chef | Section chef
Chocolate making | Chocolatier | Chocolate work
Cleaning kitchens | Kitchen cleaning | Kitchen deep clean
Cocktail making | Mixology | Cocktails | Mixologist | Cocktail preparation | Cocktail bartending | Making cocktails | Cocktail mixing
Commis chef | Junior chef | Commis
Concierge | Concierge services | Hotel concierge
Conference services | Conference organisation | Conference planning | Conference coordination
Cooking | Cook | Food cooking | Culinary skills | Culinary arts | Culinary | Food cooking skills
Cost control in kitchens | Food cost control | Food costing | Kitchen cost control
Customer seating | Host at a restaurant | Restaurant host | Hostess | Greeting and seating guests | Restaurant hosting
Dietary requirements | Special diets cooking | Cooking for special diets
Dishwashing | Dishwasher | Washing up | Pot washing | Kitchen porter | Pot washer | KP | Washing dishes | Kitchen portering
Event catering | Wedding catering
Event management | Event planning | Event manager | Event planner | Event organisation | Organising events | Event coordination | Event coordinator | Event organiser | Event organising | Planning events
Event staffing | Event staff | Event stewarding | Event steward
Executive chef | Head chef | Chef de cuisine | Exec chef
Fast food | Fast food preparation | Quick service restaurants | QSR | Fast food crew | Fast-food service
Fine dining | Fine dining service | Silver service | Silver service waiting
Fish preparation | Filleting fish | Fish filleting
Food and beverage management | F&B management | F&B manager | F&B | Food and beverage manager
Food and beverage service | F&B service | Food service | Serving food and drinks | Serving food
Food handler card | Food handler certificate | Food handlers permit | Food handler certification
Food hygiene | Food safety | Food safety and hygiene | Food handling | Safe food handling | Food sanitation | Food hygiene certificate | Food safety standards | Food hygiene and safety | Safe food preparation
Food hygiene level 2 | Level 2 food hygiene | Food safety level 2 | Level 2 food safety | Level 2 award in food safety | Food Hygiene Certificate Level 2 | Food safety and hygiene level 2
Food hygiene level 3 | Level 3 food hygiene | Food safety level 3 | Level 3 food safety | Level 3 award in food safety | Food Hygiene Certificate Level 3
Food photography for menus | Menu photography
Food plating | Plating | Food presentation | Plate presentation
Food preparation | Food prep | Preparing food | Kitchen prep | Prep cook | Food preparing | Preparing meals | Meal preparation | Meal prep
Front of house | FOH | Front-of-house service
Galileo GDS | Travelport | Galileo reservations
Garde manger | Cold kitchen | Larder chef | Pantry cook
Glass collecting | Glass collector
Grill cooking | Grill chef | Grill cook | Grilling | Barbecue cooking | BBQ cooking
Group reservations | Group bookings
Guest relations | Guest services | Guest experience | Guest relations officer | Guest care relations | Guest satisfaction
HACCP | Hazard analysis and critical control points | HACCP principles
Holiday representative | Holiday rep | Resort representative
Hospitality | Hospitality work | Hospitality industry
Hospitality management | Hotel management | Hotel manager | Hospitality manager
Hotel front desk | Hotel reception | Hotel receptionist | Front desk agent | Hotel front office | Front desk operations in hotels
Hotel housekeeping | Room attendant | Chambermaid | Hotel room cleaning | Room cleaning in hotels | Room cleaning | Hotel cleaning | Housekeeping in hotels | Hotel housekeeper
Ice cream making | Gelato making
Indian cuisine | Indian cooking | Tandoori cooking | Curry chef
Italian cuisine | Italian cooking
Japanese cuisine | Japanese cooking
Kitchen assistance | Kitchen assistant | Kitchen helper | Kitchen hand | Kitchen staff
Kitchen management | Kitchen manager | Running a kitchen
Knife skills | Knife handling | Knife work
Latte art | Coffee art
Line cooking | Line cook | Cook on the line | Line chef
Luggage handling | Bellhop | Porter at hotels | Hotel porter | Bell staff | Bellboy
Menu design for restaurants | Menu planning | Menu development | Menu creation | Planning menus | Menu design
Mexican cuisine | Mexican cooking
Micros POS | Oracle Micros | Micros Simphony
Night audit | Night auditor | Hotel night audit
OpenTable | Open Table reservations
Opera PMS | Oracle Opera | Opera hotel system | Opera property management system | Opera
Pasta making | Fresh pasta | Making pasta
Pastry | Pastry chef | Patisserie | Pastry making | Pastry cook | Pastry baking
Personal licence | Personal licence holder | Alcohol licence | APLH
Pizza making | Pizza chef | Pizzaiolo | Pizza maker | Making pizzas
Property management systems | PMS hotel | Hotel property management software | Hotel PMS
Pub management | Pub manager | Publican | Licensed premises management
Recipe development | Developing recipes | Recipe creation
Reservations | Taking reservations | Reservation management | Booking reservations | Reservation agent | Hotel reservations
Responsible alcohol service | Responsible service of alcohol | RSA | TIPS certification | TIPS certified | Alcohol server certification
Restaurant management | Restaurant manager | Managing a restaurant
Room service | In-room dining
Sabre | Sabre GDS | Sabre Red
Sauce making | Saucier | Sauces
ServSafe | ServSafe certified | ServSafe manager | ServSafe certification | Serve Safe
Sommelier | Wine service | Wine steward | Wine knowledge | Sommellerie
Sous chef | Second chef | Under chef
Spa reception | Spa receptionist
Sushi making | Sushi chef | Sushi | Sushi preparation
Table service | Waiting tables | Waiter | Waitress | Waitering | Waiting on tables | Server at restaurant | Waiting staff | Serving tables | Restaurant server | Waitressing | Waiter/Waitress | Waitstaff | Food server | Waiting at tables | Server | Serving | Table waiting
Table setting | Laying tables | Setting tables
Ticket sales | Ticketing | Box office | Selling tickets | Box office sales
Toast POS | Toast restaurant POS
Tour guiding | Tour guide | Guided tours | Leading tours
Tour operation | Tour operator | Tour planning
Travel agency | Travel agent | Travel consultant | Travel consulting | Travel sales
Vegan cooking | Plant-based cooking | Vegan cuisine | Vegetarian cooking
Waste reduction in kitchens | Food waste reduction | Reducing food waste
Wedding planning | Wedding planner | Wedding coordination | Planning weddings
Wine tasting | Tasting wines
WSET | Wine & Spirit Education Trust | WSET level 2
Yacht stewarding | Yacht crew | Yacht steward | Stewardess yacht
À la carte service | A la carte
$skills$);
select private.load_skills('languages', $skills$
# Languages: spoken and signed ones, and bringing texts and speech from one to another
Afrikaans
Albanian | Shqip
American Sign Language | ASL | Sign language (ASL)
Amharic
Arabic | Modern Standard Arabic | MSA Arabic
Armenian
Australian Sign Language | Auslan
Azerbaijani | Azeri
Basque | Euskara
Belarusian | Belorussian
Bengali | Bangla
Bilingual communication | Bilingual | Bilingualism
Bosnian | Bosanski
Braille | Reading Braille | Braille transcription
Brazilian Portuguese | Portuguese of Brazil | Portuguese (Brazil)
British Sign Language | BSL
Bulgarian
Burmese | Myanmar language
Cantonese | Cantonese Chinese | Yue Chinese
Catalan | Català
Chinese
Conference interpreting | Conference interpreter
Consecutive interpreting | Consecutive interpretation
Croatian | Hrvatski
Czech | Čeština
Danish | Dansk
Dari | Dari Persian
Dutch | Nederlands
English | English language | Business English | English proficiency
Estonian | Eesti
Farsi | Persian
Finnish | Suomi
Flemish
French | Français | Business French
Galician | Galego
Georgian | Georgian language | Kartuli
German | Deutsch | Business German
Greek | Modern Greek | Ellinika
Gujarati
Haitian Creole | Kreyol | Haitian Kreyòl
Hausa
Hebrew | Ivrit | Modern Hebrew
Hindi
Hmong
Hungarian | Magyar
Icelandic | Íslenska
Igbo
Indonesian | Bahasa Indonesia
Interpreting | Interpreter | Interpretation between languages | Oral translation | Language interpreting
Irish | Irish Gaelic | Gaeilge
Italian | Italiano | Business Italian
Japanese | Nihongo | Business Japanese
Kannada
Kazakh
Khmer | Cambodian
Kinyarwanda
Korean | Hangugeo
Kurdish
Lao | Laotian
Latin
Latvian
Lithuanian
Localisation | Software localisation | L10n
Luxembourgish
Macedonian
Malay | Bahasa Melayu | Bahasa Malaysia
Malayalam
Maltese
Mandarin | Mandarin Chinese | Putonghua | Standard Chinese
Marathi
MemoQ
Mongolian
Nepali
Norwegian | Norsk
Pashto | Pashtu
Polish | Polski
Portuguese | Português | European Portuguese
Punjabi | Panjabi
Romanian | Moldovan | Română
Russian | Russkiy
SDL Trados | Trados | Trados Studio
Serbian | Srpski
Sign language | Signing
Sign language interpreting | Sign language interpreter | BSL interpreter | ASL interpreter
Simultaneous interpreting | Simultaneous interpretation | Simultaneous interpreter
Sinhala | Sinhalese
Slovak | Slovenčina
Slovenian | Slovene
Somali
Spanish | Español | Castilian | Business Spanish
Subtitling | Subtitle creation | Subtitler | Captioning | Closed captioning
Swahili | Kiswahili
Swedish | Svenska
Tagalog | Filipino | Pilipino
Tamil
Telugu
Terminology management | Terminology work
Thai
Tigrinya
Translation | Translator | Translating | Written translation | Document translation
Translation proofreading | Translation editing | Reviewing translations
Turkish | Türkçe
Twi | Akan
Ukrainian | Ukrainska
Urdu
Uzbek
Vietnamese | Tiếng Việt
Welsh | Cymraeg
Wolof
Xhosa | isiXhosa
Yiddish
Yoruba
Zulu | isiZulu
$skills$);
select private.load_skills('law', $skills$
# Law: areas of practice, paralegal work, compliance and privacy
Administrative law | Public administrative law
Advocacy in court | Courtroom advocacy | Oral advocacy | Trial advocacy
Arbitration | Arbitrator | Commercial arbitration
Attorney at law | Lawyer | Attorney | Practising lawyer | Admitted to the bar | Bar admission | Licensed attorney
Aviation law | Aviation regulation
Banking law | Banking and finance law | Finance law
Bankruptcy law | Insolvency | Insolvency law | Bankruptcy
Barrister | Called to the Bar | Barrister-at-law
Case management for law firms | Legal case management | Legal case handling
CCPA | California Consumer Privacy Act
Child law | Children law | Child custody law
Civil law | Civil law practice
Civil litigation | Civil procedure litigation | Civil disputes litigation
Civil rights law | Civil rights
Clio | Clio Manage
Commercial law | Business law | Mercantile law
Commercial property law | Commercial real estate law | Commercial conveyancing
Company law | Corporate law | Corporate legal work | Corporate lawyer
Company secretarial work | Company secretary | Corporate secretary | Corporate secretarial
Competition law | Antitrust | Antitrust law
Compliance | Compliance officer | Regulatory compliance | Compliance management | Compliance monitoring | Legal compliance | Compliance checks
Conflict of interest checks | Conflict checking | Conflict checks
Constitutional law
Construction law | Construction disputes law
Consumer law | Consumer protection law | Consumer rights law
Contract drafting | Drafting contracts | Contract writing | Agreement drafting | Drafting agreements | Drafting of contracts
Contract law | Law of contract | Contractual law
Contract management | Contract administration | Contract manager | Contract lifecycle management | CLM contracts
Contract review | Reviewing contracts | Agreement review
Conveyancing | Conveyancer | Residential conveyancing | Property conveyancing | House conveyancing | Conveyancing law | Property transfers
Copyright law | Copyright | Law of copyright
Corporate governance | Board governance | Governance of companies
Court filing | Filing with courts | E-filing | Electronic court filing
Court interpreting | Court interpreter | Legal interpreting
Court procedures | Courtroom procedure
Court reporting | Court reporter | Court stenography
Criminal defence | Defence lawyer | Criminal defense attorney
Criminal law | Penal law | Criminal lawyer
Criminal prosecution | Prosecutor | Prosecuting
Data protection | Data privacy | Privacy law | Data protection law | Data protection officer | DPO | Information privacy | Privacy | Data privacy law | Privacy compliance
Debt law | Debt recovery law
Defamation law | Libel | Libel and slander law
Depositions | Taking depositions | Deposition preparation
Dispute resolution | Alternative dispute resolution | Resolving disputes | Alternative dispute resolution (ADR)
Document review | Legal document review | Discovery document review
E-discovery | Electronic discovery | Relativity
Education law | School law
Elder law | Law of the elderly
Employment law | Labour law | Labor and employment law | Employment lawyer
Energy law | Oil and gas law
Entertainment law | Media and entertainment law
Environmental compliance | Environmental regulatory compliance
Environmental law | Environment law
Equality law | Discrimination law | Anti-discrimination law | Equal opportunity law
Estate law | Wills and probate | Probate | Wills | Trusts and estates | Probate law
European Union law | EU law | European law
Family law | Divorce law | Family lawyer | Matrimonial law | Divorce and family law
FDA regulations | FDA compliance
Franchise law
GDPR | General Data Protection Regulation | GDPR compliance | EU GDPR
Government contracts | Government contracting | Federal contracts law
Healthcare law | Health law | Medical law
HIPAA | HIPAA compliance | Health Insurance Portability and Accountability Act | HIPPA
Housing law | Landlord and tenant law | Tenancy law
Human rights law | Human rights
Immigration law | Immigration | Immigration lawyer | Visa law | Nationality law
Information governance | Info governance
Insurance law | Insurance litigation
Intellectual property | IP law | Intellectual property law | Intellectual property rights | IPR | IP rights | Intellectual property protection
International law | Public international law
International trade law | Trade law
Judicial clerkship | Law clerk | Judicial clerk
Jury selection | Voir dire
Land law | Law of real property
Lease agreements | Lease drafting | Lease administration | Lease negotiation | Lease abstraction
Legal administration | Legal admin | Legal office administration
Legal advice | Legal counsel | Legal advisor | Legal consulting | Legal counselling | In-house counsel
Legal aid | Legal aid work | Pro bono legal work
Legal analysis | Analysing legal matters
Legal billing | Time recording for lawyers | Legal time recording | Legal e-billing
Legal citation | Bluebook | Bluebook citation
Legal drafting | Drafting legal documents | Legal document drafting | Drafting pleadings
Legal executive | CILEx | Chartered legal executive
Legal operations | Legal ops
Legal research | Researching law | Case law research | Legal researcher | Researching case law | Legal research and writing | Legal researching
Legal secretary | Legal secretarial work | Legal assistant
Legal transcription | Law transcription
Legal translation | Legal translator
Legal writing | Brief writing | Legal writer
LexisNexis | Lexis | Lexis Nexis research | Lexis+
Licensing agreements | Licence agreements | Licensing contracts
Litigation | Litigator | Litigation practice | Litigation lawyer | Litigating | Court litigation
Litigation support | Litigation paralegal
Maritime law | Admiralty law | Shipping law
Media law | Press law
Mediation | Mediator | Conflict mediation
Medical malpractice | Clinical negligence | Medical negligence
Non-disclosure agreements | NDA | Confidentiality agreements
Notary | Notary public | Notarial work | Notarization
Paralegal | Paralegal work | Paralegal services | Paralegal support
Patent law | Patents | Patent prosecution | Patent attorney
Personal injury law | Personal injury | Injury law | Personal injury claims
Planning law | Zoning law | Town planning law | Land use law
Pleadings | Drafting of court pleadings
Policy analysis | Policy analyst | Public policy analysis
Policy writing | Drafting policies | Policy development | Policy drafting
Procurement law | Public procurement law
Product liability | Product liability law
Professional negligence | Professional negligence law
Property law | Real estate law | Real property law
Regulatory affairs | Regulatory affairs specialist | RA specialist regulatory
Sanctions compliance | Sanctions screening | Trade sanctions
Securities law | Securities regulation
Service of process | Process serving | Process server
Social security law | Welfare rights | Welfare benefits law
Solicitor | Qualified solicitor | SRA solicitor
Sports law
Tax law | Taxation law | Tax lawyer
Technology law | IT law | Information technology law
Title search | Title examination | Title examiner | Land title search
Tort law | Torts | Law of torts
Trademark law | Trademarks | Trademark registration
Trial preparation | Preparing for trial | Trial support
Wage and hour law | Wage hour compliance
Westlaw | Thomson Reuters Westlaw
White-collar crime | White collar crime law
$skills$);
select private.load_skills('logistics', $skills$
# Logistics: warehouses, driving, shipping, customs and supply chains
3PL | Third-party logistics
Abnormal load transport | Oversized loads | Wide loads | Heavy haulage
ADR licence | ADR certificate | Dangerous goods driving | ADR driver | ADR certified | ADR trained
Agency driving | Multi-drop driving | Multidrop | Multi-drop delivery | Multi drop driver
Air freight | Air cargo
Air traffic control | Air traffic controller | ATC
Aircraft loading | Ramp agent | Baggage handling | Baggage handler | Ramp handling
Automated warehouses | AS/RS | Warehouse automation
Barge and ferry work | Deckhand | Able seaman | Seafarer | Seafaring
Bendi truck operation | Bendi forklift | Articulated forklift | Flexi truck
Bicycle courier work | Bike courier | Cycle courier
Bus driving | Bus driver | PCV licence | Coach driving | Coach driver | PCV driver | Passenger bus driving
Car delivery | Vehicle delivery driving | Trade plate driving
Cargo handling | Handling cargo | Cargo handler | Freight handling
CDL | Commercial driver's licence | Commercial driving licence
CDL Class A | Class A CDL | CDL-A | Class A commercial driver's license | CDL A licence
CDL Class B | Class B CDL | CDL-B | Class B commercial driver's license
Chauffeuring | Chauffeur | Private driver
Cold chain logistics | Cold chain | Temperature-controlled logistics | Cold storage
Container handling | Devanning | Container unloading | Unloading containers
Counterbalance forklift operation | Counterbalance forklift | Counterbalance truck | Counterbalance | Counterbalance FLT | Counterbalance licence
Courier work | Courier | Courier driving | Courier services | Parcel delivery | Package delivery | Last-mile delivery
CPC driver | Driver CPC | Driver certificate of professional competence | CPC card
Cross-docking | Cross dock
Customs brokerage | Customs broker | Licensed customs broker
Customs clearance | Customs | Customs declarations | Customs documentation | Import clearance | Customs procedures | Customs compliance | Customs entries
Dangerous goods handling | Hazmat | Hazardous materials | Dangerous goods | Hazardous materials handling | HAZMAT handling | Hazardous goods
Delivery driving | Delivery driver | Deliveries | Delivery work | Goods delivery | Home delivery driving | Delivering goods | Parcel delivery driving
Demand planning | Demand planner | Demand forecasting | Planning demand
Digital tachographs | Tachograph | Tachograph rules | Digi tacho
Dispatching | Dispatcher | Despatch | Dispatch | Transport dispatch | Despatch of goods | Dispatch coordination
Distribution management | Distribution | Distribution centre management | Distribution manager
DOT regulations | DOT compliance | FMCSA | Department of Transportation regulations
Driving | Driver | Driving licence | Driver's licence | Clean driving licence | Full driving licence | Valid driver's license | Valid driving licence | Category B licence | Category B driving licence | B licence
Drone piloting | Drone pilot | UAV operation | Drone flying | Drone operation | Part 107 | UAS operation
Exporting | Export | Export documentation | Export administration
Fleet management | Fleet manager | Managing fleets | Vehicle fleet management
Forklift operation | Forklift | Forklift driving | Forklift driver | Forklift operator | Forklift truck | FLT | Fork truck | Forklift licence | Forklift certified | Forklift certification | FLT driver | Lift truck operation | Forklift truck driver | FLT licence | Forklift license (FLT) | Forklift certificate
Freight brokerage | Freight broker | Load brokerage
Freight forwarding | Freight forwarder | Forwarding agent | Forwarding | Freight-forwarding operations
Fuel tanker driving | Tanker driving | Tanker driver
Furniture removal | Removals | House removals | Moving furniture | Furniture moving | Mover
Goods receiving | Goods in | Goods inwards | Receiving | Receiving goods | Inbound receiving | Inbound goods | Goods receipt | Receiving and inspection
Goods shipping | Shipping | Goods out | Shipping goods | Outbound shipping | Shipping clerk
Hand balling | Loading and unloading | Loading | Unloading | Loader work | Loading trucks | Loading lorries | Unloading trucks | Truck loading | Unloading and loading
HGV class 1 | Class 1 | C+E licence | HGV 1 | LGV class 1 | Class 1 driver | Category C+E | LGV C+E | HGV class 1 driving | Class 1 HGV | C+E | Cat C+E | Artic driving | Articulated lorry driving
HGV class 2 | Class 2 | Category C licence | HGV 2 | LGV class 2 | Class 2 driver | LGV C | HGV class 2 driving | Class 2 HGV | Category C | Cat C | HGV C | LGV class C
HGV driving | HGV | LGV | HGV driver | Lorry driving | LGV driver | Lorry driver | LGV driving | HGV licence | Heavy goods vehicle | Large goods vehicle | Heavy goods vehicle driving
Import and export | Importing and exporting
Importing | Import | Import documentation
Incoterms | Incoterms 2020 | International commercial terms
Inventory accuracy | Cycle counting | Cycle counts | Perpetual inventory
Inventory management | Inventory control | Stock control | Stock management | Stock controller | Inventory controller | Managing inventory | Managing stock | Inventory | Inventory tracking | Inventory management systems | Stock keeping | Stock monitoring | Stock level control
Inventory optimisation | Stock level optimisation
Load securing | Securing loads | Cargo securing | Strapping loads
Logistics | Logistics operations | Logistics work
Logistics coordination | Logistics coordinator | Coordinating logistics
Logistics management | Logistics manager | Managing logistics
Manhattan WMS | Manhattan Associates
Manual handling | Manual lifting | Heavy lifting | Lifting heavy items | Moving and handling goods | Lifting | Manual handling training | Manual handling certificate
Materials handling | Material handler
Materials planning | Materials planner | Materials management
Merchant navy | Merchant marine
Order fulfilment | Fulfilment | Fulfilling orders | E-commerce fulfilment | Order fulfillment centre
Order picking | Order picker | Picking | Picker | Picking orders | Warehouse picking | Order selector | Order selection | Pick orders
Pallet jack operation | Pallet truck | Pallet jack | Pump truck | Hand pallet truck | Manual pallet jack
Palletising | Pallet stacking | Stacking pallets | Pallet building | Palletizing goods
Passenger transport | Minibus driving | Minibus driver | D1 licence
Pick and pack | Picking and packing | Picker packer | Pick pack and ship | Pick-and-pack operations
Pilot's licence | Pilot | Commercial pilot | CPL pilot | Airline pilot | ATPL
Port operations | Stevedoring | Stevedore | Longshoreman | Dock worker
Postal delivery | Postal work | Mail delivery | Letter carrier | Mail carrier | Postal worker
Powered pallet truck operation | Electric pallet truck | LLOP | Low level order picker | Powered pallet truck | Electric pallet jack
Procurement | Purchasing | Buyer | Procurement specialist | Buying | Purchaser | Buying goods | Procurement management | Purchasing management
Rail operations | Train driving | Train driver | Locomotive driving | Railway operations | Train operation
Reach truck operation | Reach truck | Reach truck driver | Reach forklift | Reach truck operator | Reach truck licence
Refrigerated transport | Reefer transport | Refrigerated haulage
Reverse logistics | Returns logistics
RF scanners | RF scanning | Handheld scanners | Radio frequency scanner | RF gun | Warehouse scanners
RFID | Radio-frequency identification
Ride-hailing driving | Uber driving | Rideshare driving
Route planning | Routing | Route optimisation | Planning routes | Route planner
S&OP | Sales and operations planning
SAP EWM | SAP Extended Warehouse Management
SAP MM | SAP Materials Management
SAP WM | SAP Warehouse Management
School transport | School bus driving | School bus driver
Sea freight | Ocean freight | Sea cargo
Ship captaincy | Ship's captain | Ship master | Deck officer
Strategic sourcing | Sourcing | Supplier sourcing | Sourcing goods | Global sourcing
Supplier audits | Supplier auditing | Vendor audits
Supply chain analytics | Supply chain analysis | Supply chain analyst
Supply chain management | SCM | Supply chain | Supply chain manager | Managing supply chains | Supply chain operations | Supply chain coordination
Supply chain planning | Supply planning | Supply planner
Taxi driving | Taxi driver | Cab driving | Cab driver | Minicab driving
Tow truck driving | Vehicle recovery | Recovery driver | Towing
Transport management | Transport manager | Transportation management | Transportation manager | Transport operations
Transport planning for fleets | Transport scheduling | Transport planner | Load planning
Transportation management systems | TMS | Transport management system
Truck driving | Truck driver | Trucking | Trucker | OTR driving | Over-the-road driving | Long-haul driving | Tractor trailer driving | Long haul trucking | Drive trucks | CDL driving
TWIC card | TWIC | Transportation worker identification credential
Van driving | Van driver | Driving a van | Light goods vehicle driving
VNA truck operation | VNA | Very narrow aisle truck | VNA truck
Warehouse management | Warehouse manager | Managing a warehouse | Warehouse supervision | Warehouse supervisor
Warehouse management systems | WMS | Warehouse management software
Warehouse operations | Warehousing | Warehouse work | Warehouse operative | Warehouse worker | Warehouse associate | Warehouse assistant | Warehouse experience | Warehouse operator | Warehouse picking and packing | General warehouse work
Weighbridge operation | Weighbridge | Truck scale operation
Yard management | Yard shunting | Shunter driver | Yard jockey | Shunting
$skills$);
select private.load_skills('management', $skills$
# Management: people, projects, products, and how somebody works with others
360-degree feedback | 360 feedback | 360 degree appraisal
Active listening | Listening | Good listener
Adaptability | Flexibility | Adaptable | Flexible | Adapting to change
ADP | ADP Workforce Now | ADP payroll software
Agile | Agile methodology | Agile methods | Agile working | Agile software development | Agile project management | Agile development | Agile practices | Agile frameworks | Agile/Lean
Agile coaching | Agile coach
Analytical thinking | Analytical | Analytic skills | Analytical skills | Analytical mind
Applicant tracking systems | ATS | Applicant tracking software | ATS recruiting
Asana
Attention to detail | Detail oriented | Detail-orientation | Accuracy | Eye for detail | Detail-oriented work | Detail focused | Detail-focussed | Meticulous
BambooHR
Basecamp
Benefits administration | Employee benefits | Benefits management | Benefits administrator
Board management | Board reporting | Reporting to the board
Business analysis | Business analyst | Business requirements analysis
Business continuity | Business continuity planning | BCP | Business continuity management
Business planning | Business plans | Business plan writing
Business process improvement | Process improvement | BPI | Improving processes | Business process optimisation
Business process management | BPM
Business process modelling | BPMN | Process mapping | Process modelling | Workflow mapping
Business process re-engineering | BPR | Process re-engineering
Business strategy | Corporate strategy | Business strategist
Capacity planning | Resource capacity planning
CAPM | Certified Associate in Project Management
Certified ScrumMaster | CSM certification
Change management | Organisational change management | OCM | Change manager | Managing change | Prosci | ADKAR | Managing organisational change
CIPD | CIPD qualified | Chartered Institute of Personnel and Development
Coaching | Coach | Employee coaching | Staff coaching | Workplace coaching
Collaboration | Collaborating | Collaborative working | Working collaboratively | Cross-functional collaboration
Communication | Verbal communication | Interpersonal communication | Communicator | Effective communication | Good communicator | Oral communication | Communication abilities | Communicating | Written and verbal communication | Verbal and written communication | Communicating effectively
Compensation and benefits | Comp & ben | C&B | Compensation management | Total rewards
Competency frameworks | Competency modelling
Conflict resolution | Conflict management | Resolving conflicts | Managing conflict | Handling conflicts
Continuous improvement | Kaizen | Continual improvement | CI kaizen | Kaizen events | Continuous process improvement
Cost reduction | Cost saving | Reducing costs
Creativity | Creative thinking | Creative | Thinking creatively
Crisis management | Managing crises | Emergency management | Crisis manager
Critical path method | CPM scheduling | Critical path analysis
Critical thinking | Critical thinker | Critical reasoning | Thinking critically
Decision making | Making decisions | Decision-maker | Decisiveness
Delegation | Delegating | Delegating tasks
Digital transformation | Digitalisation | Digital transformation management
Disciplinary procedures | Disciplinaries and grievances | Grievance handling | Disciplinary hearings
Diversity and inclusion | D&I | DEI | Diversity, equity and inclusion | EDI | Equality and diversity
Earned value management | EVM | Earned value analysis
Emotional intelligence | EQ | Emotional awareness
Empathy | Empathetic | Compassion
Employee engagement | Staff engagement | Workforce engagement
Employee relations | ER cases | Staff relations | Employee relations management
Employee retention | Staff retention | Talent retention
Employer branding | Employer brand
Entrepreneurship | Entrepreneur | Founding companies | Startups
ERP systems | ERP | Enterprise resource planning | ERP software
Event organisation for staff | Company events | Staff events
Executive coaching | Leadership coaching
Executive search | Headhunting | Headhunter
Facilitation | Workshop facilitation | Facilitator | Facilitating workshops | Running workshops | Meeting facilitation
Feedback | Giving feedback | Constructive feedback
Gantt charts | Gantt | Gantt planning
General management | General manager | Managing director | P&L responsibility
Governance | Project governance | Programme governance
Greenhouse | Greenhouse recruiting
Headcount planning | Workforce planning | Manpower planning | Staff planning
HR administration | HR administrator | HR admin | Personnel administration | HR assistant
HR analytics | People analytics | Workforce analytics
HR business partnering | HR business partner | HRBP
HR information systems | HRIS | HRMS | HR software | Human resource information system
HR management | Human resources | HR | Human resource management | HRM | HR manager | People management in HR | People operations
HR policies | HR policy development | Personnel policies
Induction | Onboarding | Employee onboarding | Staff induction | New hire orientation | New starter induction | Employee orientation | New-hire onboarding | Onboarding new staff
Initiative | Proactivity | Proactive | Self-starter | Taking initiative
Innovation management | Innovation | Innovation manager
Interpersonal skills | People skills | Interpersonal | Social skills | Getting on with people
Interviewing | Conducting interviews | Job interviews | Candidate interviews | Interviewer | Competency-based interviewing
ITIL | ITIL Foundation | IT infrastructure library | ITIL v4 | ITSM ITIL | Information Technology Infrastructure Library
Job analysis | Job evaluation | Job grading
Job descriptions | Writing job descriptions | Job description writing
Kanban | Kanban method | Kanban boards
KPIs | Key performance indicators | KPI reporting | KPI tracking | KPI management
Labour relations | Industrial relations | Union relations | Trade union negotiation | Collective bargaining
Leadership | Leader | Team leading | Team leadership | Leading teams | Team leader | People leadership | Leadership abilities | Leading others | Leading people
Leadership development | Developing leaders | Management development
Learning and development | L&D | Staff development | Employee development | Training and development | T&D
Line management | Line manager | Managing staff | Staff management | People management | Supervising staff
Management consulting | Management consultant | Business consulting | Business consultant | Consulting
Managing budgets of projects | Project budgeting | Project budget management
Mentoring | Mentor | Mentorship
Microsoft Project | MS-Project | MSP planning | MS project planning
Monday.com | Monday work management
Motivating others | Motivating teams | Team motivation
Motivation | Self-motivation | Self-motivated | Motivated
Multitasking | Multi-task | Handling several tasks | Juggling priorities
OKRs | Objectives and key results
Operations management | Operations manager | Operational management | Managing operations | Ops management
Organisation | Organised | Organisational skills | Organising | Organizational abilities
Organisational design | Organization design
Organisational development | OD consulting | Organization development
Outsourcing | Outsourcing management | Offshoring
Patience | Patient and calm
Performance appraisal | Performance reviews | Appraisals | Staff appraisals
Performance management | Managing performance | Employee performance management | Performance management of staff
Planning | Planner | Work planning
PMO | Project management office | Programme management office
PMP | Project Management Professional | PMI PMP | PMP certified | PMP certification
PRINCE2 | Prince II | Projects in controlled environments | PRINCE 2 methodology
PRINCE2 Foundation | Prince2 Foundation certificate
PRINCE2 Practitioner | Prince2 Practitioner certificate
Prioritisation | Prioritising | Setting priorities | Task prioritisation
Problem solving | Solving problems | Problem solver | Troubleshooting problems | Problem resolution | Problem-solving skills | Creative problem solving
Process design | Designing processes | Workflow design
Product analytics | Mixpanel | Amplitude analytics
Product lifecycle management | PLM
Product management | Product manager | Managing products
Product ownership | Product owner | CSPO | Agile product owner
Product roadmaps | Roadmapping | Product roadmapping | Roadmap planning
Product strategy | Product vision
Programme management | Program manager | Managing programmes
Project administration | Project administrator | Project support | Project support officer
Project coordination | Project coordinator | Coordinating projects
Project management | Project manager | Managing projects | Project mgmt | Project leadership | Leading projects | Project lead | PM of projects | Project management skills | Project delivery
Project planning | Planning projects | Project planner | Project scheduling | Project plans
Project portfolio management | PPM portfolio | Portfolio management of projects
Proposal management for projects | Business case writing | Business cases | Writing business cases
Public speaking | Public speaker | Speaking in public | Presentation skills | Presenting | Giving presentations | Delivering presentations | Presentations | Oral presentations | Presentation giving
Punctuality | Punctual | Being on time | Timekeeping
Quality management systems | QMS | Quality management | TQM | Total quality management
Recruitment | Recruiting | Recruiter | Talent acquisition | Hiring | Staff recruitment | Talent acquisition specialist | Hiring staff | Recruitment and selection | Staffing | Candidate recruitment
Redundancy management | Redundancies | Outplacement
Reliability | Reliable | Dependable | Dependability
Remote work | Working remotely | Remote working | Working from home | Home working
Reporting to management | Management reporting | Management reports
Requirements gathering | Requirements analysis | Requirements elicitation | Business requirements | Gathering requirements | Requirements engineering
Resilience | Resilient | Working under pressure | Stress tolerance | Coping with pressure | Work under pressure
Resource management | Resource planning | Resource allocation | Resource scheduling
Risk registers | Project risk management | RAID logs
Root cause analysis | RCA | 5 whys | Root-cause investigation | Fishbone analysis | Root cause problem solving
SAFe | Scaled Agile Framework | Scaled Agile
SAP HCM | SAP HR | SAP Human Capital Management
SAP SuccessFactors | SuccessFactors
Scope management | Project scope | Scope definition | Managing scope
Scrum | Scrum methodology | Scrum framework | Scrum process | Scrum teams | Agile Scrum | Scrum practices
Scrum mastering | Scrum master | ScrumMaster role
Service level agreements | SLA | SLA management
Shift supervision | Shift supervisor | Shift management | Shift leader | Shift manager | Shift lead
SHRM-CP | SHRM certified professional | SHRM certification
Six Sigma | 6 Sigma | 6σ | Six Sigma methodology | Six-sigma quality
Six Sigma Black Belt | 6 Sigma Black Belt | SSBB
Six Sigma Green Belt | 6 Sigma Green Belt | SSGB
Smartsheet
Sourcing candidates | Candidate sourcing | Talent sourcing | Boolean search recruiting | LinkedIn Recruiter
Stakeholder management | Managing stakeholders | Stakeholder engagement | Stakeholder relations | Stakeholder communication | Stakeholder liaison
Strategic partnerships | Partnership management | Partnerships | Alliance management | Partner management
Strategic planning | Strategic thinking | Strategy development | Strategy planning
Succession planning | Succession management
Supervision | Supervisor | Supervisory | Supervising | Team supervision
SWOT analysis | SWOT
Talent management | Managing talent
Team building | Building teams
Team management | Managing teams | Team manager
Teamwork | Team player | Team working | Working in a team | Working as part of a team | Team work skills | Collaborative teamwork | Team-player attitude | Team spirit | Team-oriented
Time management | Managing time | Time-management skills | Meeting deadlines | Deadline management | Managing your time | Time keeping and planning
Training delivery | Delivering training | Staff training | Training staff | Employee training | Corporate training | Corporate trainer
Training needs analysis | TNA | Training needs assessment
UKG | Kronos | UKG Pro | Kronos Workforce
User stories | Writing user stories | User story writing
Vendor management | Supplier management | Supplier relationship management | Managing suppliers | Vendor relations | SRM
Volunteer management | Volunteer coordination | Managing volunteers
Waterfall | Waterfall methodology | Waterfall project management
Work breakdown structure | WBS
Work ethic | Hard working | Strong work ethic
Workday | Workday HCM | Workday HR
Wrike
$skills$);
select private.load_skills('manufacturing', $skills$
# Manufacturing: machining, assembly, quality, lean methods, maintenance and making food
3D printing | Additive manufacturing | 3D printer operation
5S | Five S | 5S methodology | 5S workplace organisation
8D problem solving | 8D | Eight disciplines
APQP | Advanced product quality planning
Assembly | Assembling | Assembler | Product assembly | Assembly work | Assembly worker | Assembly operative | Mechanical assembly
Assembly line work | Assembly line | Production line work | Production line | Line work in production
Bill of materials | BOM
Bookbinding | Bookbinder
Bottling | Bottling line | Filling line operation
Broaching
CAM | Computer-aided manufacturing | CAD/CAM
CAPA | Corrective and preventive action | Corrective and preventative action | Corrective action
Cast metalworking | Foundry work | Metal casting | Casting metal | Foundry
Chemical handling | Handling chemicals | Hazardous chemicals handling
Cleanroom work | Clean room | Clean room procedures | Cleanroom manufacturing
CMM inspection | CMM | Coordinate measuring machine | CMM programming
CNC grinding
CNC machining | CNC | CNC machinist | Computer numerical control | Computerised numerical control | CNC machines | CNC work | CNC engineering
CNC milling | CNC mill | CNC milling machine
CNC operation | CNC operator | CNC machine operator | CNC machine operation | Operating CNC machines
CNC programming | CNC programmer | G-code | G code programming | Programming CNC machines
CNC setting | CNC setter | CNC setup
CNC turning | CNC lathe | CNC lathe work
Cold heading | Cold forming
Composite materials work | Composites | Carbon fibre laminating | Fibreglass laminating | Laminating composites
Control charts | SPC | Statistical process control | SPC charts
Conveyor operation | Conveyor systems | Conveyor belts
Deburring | Fettling
Die casting | Die-casting operation
Die cutting
Electrical discharge machining | EDM machining | Wire EDM | Spark erosion
Electronics assembly | PCB assembly | Circuit board assembly | Printed circuit board assembly
Electroplating | Plating metal | Galvanising
Equipment maintenance | Maintaining equipment | Machinery maintenance | Machine maintenance
ESD handling | ESD | ESD protection | Electrostatic discharge control
Extrusion | Extruder operation | Plastic extrusion
Factory work | Factory operative | Factory worker | Production operative | Production worker | Production work | Manufacturing operative
FDA manufacturing regulations | 21 CFR Part 11 | 21 CFR
Final inspection | Inspecting finished goods | End-of-line inspection
First article inspection | FAI
FMEA | Failure mode and effects analysis | PFMEA | DFMEA
Food manufacturing | Food production | Food processing | Food factory work | Food production work | Food industry production
Forging | Blacksmithing | Blacksmith | Drop forging
Furnace operation | Kiln operation | Furnace operator
Garment manufacturing | Garment production | Clothing manufacture
Gauge R&R | Measurement system analysis | MSA gauge
Glass blowing | Glassmaking
Glove box work | Glovebox
GMP | Good manufacturing practice | cGMP | Current good manufacturing practice | GMP compliance
Good distribution practice | GDP distribution
Good laboratory practice | GLP
Grinding | Surface grinding | Grinder operation | Cylindrical grinding
Hand tools | Using hand tools | Hand tool use
Heat treatment | Heat treating | Annealing
Hydraulics | Hydraulic systems | Hydraulic maintenance
IATF 16949 | ISO/TS 16949 | TS 16949
Industrial engineering | Industrial engineer | Manufacturing engineering | Production engineering | Manufacturing engineer
Industrial maintenance | Maintenance engineering | Plant maintenance | Maintenance technician | Maintenance engineer | Factory maintenance | Industrial mechanic
Industrial sewing | Sewing machine operation | Sewing machinist | Sewing machine operator
Injection moulding | Plastic injection moulding | Injection moulder | Injection molding operation
ISO 13485
ISO 14001 | ISO 14001 environmental management
ISO 45001 | OHSAS 18001
ISO 9001 | ISO 9001:2015 | ISO 9000 | ISO9001 quality management
Just-in-time manufacturing | JIT | Just in time | JIT production
Kanban in production | Kanban replenishment | Kanban pull system
Kitting | Kit assembly
Laser cutting | Laser cutter operation | Laser cutter
Laser engraving | Engraving | Engraver
Lathe operation | Lathe | Lathe operator | Manual lathe | Turning | Lathe turning | Metal turning
Lean manufacturing | Lean | Lean production | Lean principles | Lean methodology | Lean methods | Lean process | Lean thinking | Lean management
Lean Six Sigma | LSS | Lean 6 Sigma
Leather working | Leatherwork | Leathercraft | Leather crafting
Lockout/tagout | LOTO | Lockout tagout procedures
Machine operation | Machine operator | Operating machinery | Machine operating | Production machine operation | Operating machines | Operate machinery | Machinery operation
Machine setting | Machine setup | Machine setter | Setting up machines
Machine troubleshooting | Troubleshooting machines | Fault finding on machines
Machining | Machinist | Precision machining | Manual machining
Manufacturing | Production | Industrial production
Manufacturing execution systems | MES
Material requirements planning | MRP | MRP II
Measuring instruments | Micrometers | Calipers | Micrometers and calipers | Precision measuring | Measuring tools | Vernier calipers
Meat processing | Abattoir work | Slaughtering | Meat plant work | Boning meat
Metal fabrication | Fabricator | Fabrication | Metal fabricator | Steel fabrication
Metal polishing | Polishing metal | Buffing metal
Metal pressing | Press operation | Press operator | Stamping | Metal stamping | Power press operation
Metalworking | Metal work | Metalworker
Metrology | Dimensional inspection | Dimensional metrology
Milling | Milling machine | Milling machine operation | Miller machinist
Mould making | Mold maker
Non-destructive testing | NDT | NDE | NDT inspection
OEE | Overall equipment effectiveness
Offset printing | Offset press operation | Lithographic printing
Packaging machine operation | Packaging machinery | Packaging line operation
Packing | Packaging | Packer | Packing goods | Packaging operative | Packing operative | Hand packing | Packing operations
Paint spraying | Spray painting | Spray painter | Paint sprayer | Industrial spray painting
Pattern making for foundries | Foundry pattern making
Pharmaceutical manufacturing | Drug manufacturing | Pharma production
Pneumatics | Pneumatic systems | Pneumatic maintenance
Poka-yoke | Mistake proofing | Error proofing
Powder coating | Powder coater
Power tools | Using power tools | Power tool operation
PPAP | Production part approval process
Preventive maintenance | Preventative maintenance | Planned maintenance | PM maintenance | PPM maintenance | Planned preventive maintenance | PPM
Printing | Printing press operation | Print operator | Printing press
Process control | Production process control
Process validation | IQ/OQ/PQ | Validation of processes | Equipment qualification
Production planning | Production scheduling | Production planner | Manufacturing planning | Production control
Production supervision | Production supervisor | Production management | Production manager | Manufacturing management
Quality assurance | QA | Quality assurance testing | Quality assurance inspection | QA management | QA processes | Quality assurance processes
Quality control | QC | Quality controller | Quality checking | Quality checks | QC checks | Quality control inspection | Quality-control checks
Quality engineering | Quality engineer
Quality inspection | Quality inspector | Inspection of products | Product inspection | Visual inspection | QC inspection
Sanding | Sander | Sanding wood
Sewing | Seamstress | Stitching | Hand sewing
Sheet metal work | Sheet metal | Sheet metal worker | Sheet metal fabrication
Shipbuilding
Shoemaking | Cobbler | Shoe repair | Cobbling
SMED | Quick changeover | Single-minute exchange of dies
SMT | Surface mount technology | Surface mount assembly
Soldering | Solderer | Hand soldering | Electronic soldering | Soldering skills | Solder
Standard operating procedures | SOP | Standard work | Work instructions
Tailoring | Tailor | Garment alterations | Clothing alterations | Dressmaking | Dressmaker
Takt time | Takt planning
Textile production | Textile manufacturing | Weaving | Knitting machine operation
Thermoforming | Vacuum forming
Tool making | Toolmaker | Tool and die making | Tool and die | Die making | Tool and die maker
Total productive maintenance | TPM
Upholstery | Upholsterer | Furniture upholstery
Value stream mapping | VSM
Woodturning
Woodworking | Wood work | Woodworker | Wood machining | Wood machinist
$skills$);
select private.load_skills('marketing', $skills$
# Marketing: advertising, content, public relations and measuring them
A/B testing | AB tests | Split testing | A/B test design | Multivariate testing
Account-based marketing | ABM
Adobe Analytics | Omniture | SiteCatalyst
Adobe Experience Manager | AEM
Advertising | Ads | Advertising campaigns | Advertisement
Affiliate marketing | Affiliate management | Affiliate programs | Affiliate programme management
Ahrefs | Ahrefs SEO
Amazon advertising | Amazon Ads | Amazon PPC | Amazon Marketing Services
App store optimisation | ASO | App store optimization ASO
Art direction | Art director
B2B marketing | Business-to-business marketing
Blogging | Blog writing | Blogger | Writing blogs | Blog posts
Brand awareness | Building brand awareness
Brand management | Brand manager | Managing brands
Brand strategy | Branding strategy | Brand planning | Brand positioning
Branding | Brand building | Brand development | Brand creation
Buyer personas | Persona development | Customer personas
Campaign management | Campaign manager | Marketing campaigns | Marketing campaign management | Running campaigns
Community management | Community manager | Online community management
Competitor analysis | Competitive analysis | Competitive intelligence | Competitor research
Constant Contact
Content creation | Content creator | Creating content | Content production | Creating social media content
Content management systems | CMS | Web content management | Content management system CMS
Content marketing | Content marketer
Content strategy | Content planning | Content strategist | Editorial planning
Content writing | Content writer | Web writing | Writing for the web | Web content writing
Conversion rate optimisation | CRO | Conversion optimisation | Landing page optimisation
Copy editing | Copyeditor | Editing copy | Subediting | Sub-editor
Copywriting | Copywriter | Writing copy | Advertising copywriting | Ad copywriting
Corporate communications | Corporate comms | Business communications | Communications management
Creative direction | Creative director
Creative writing | Creative writer | Fiction writing
Crisis communications | Crisis PR | Crisis comms
Customer experience management | CX | Customer experience | CXM
Customer journey mapping | Customer journey | Journey mapping
Customer segmentation | Market segmentation | Audience segmentation
Demand generation | Demand gen
Digital advertising | Online advertising | Internet advertising | Digital ads
Digital marketing | Online marketing | Internet marketing | Digital marketer | Web marketing | E-marketing
Direct mail | Direct mail marketing | Mailshots
Direct marketing | Direct response marketing
Display advertising | Banner advertising | Display ads | Google Display Network
Drupal | Drupal CMS
Editing | Editor | Text editing | Editorial work
Email marketing | Email campaigns | Newsletter marketing | Email marketer | Email newsletters | Email marketing campaigns
Event marketing | Event promotion | Experiential marketing
Facebook Ads | Meta Ads | Facebook advertising | Facebook Ads Manager | Meta Ads Manager | Meta advertising
Ghostwriting | Ghost writer
Go-to-market strategy | GTM strategy | Go to market planning
Google Ads | Google AdWords | AdWords | Google advertising
Google Analytics | GA4 | Google Analytics 4 | Universal Analytics
Google Data Studio | Looker Studio | Data Studio | Google Looker Studio
Google Search Console | Search Console | Google Webmaster Tools
Google Tag Manager | GTM tag manager | Tag Manager | GTM
Grant writing | Grant writer | Writing grant applications | Grant proposals
Growth marketing | Growth hacking | Growth marketer
Hootsuite
HubSpot | HubSpot Marketing Hub | HubSpot marketing | HubSpot CRM
Inbound marketing | Inbound methodology
Influencer marketing | Influencer management | Influencer outreach | Influencer relations
Instagram marketing | Instagram Ads | Marketing on Instagram | Instagram advertising | Instagram
Internal communications | Internal comms | Employee communications
Journalism | Journalist | Reporting news | News reporting
Keyword research | SEO keyword research | Keyword analysis
Klaviyo
Landing pages | Landing page creation
Link building | Backlinks | SEO link building | Backlink building
LinkedIn Ads | LinkedIn advertising | LinkedIn Campaign Manager
LinkedIn marketing | Marketing on LinkedIn
Mailchimp | Intuit Mailchimp
Market analysis | Market analyst | Analysing markets
Market research | Marketing research | Consumer research | Market researcher | Market surveys | Researching markets
Marketing | Marketer | Marketing principles
Marketing analytics | Marketing analysis | Marketing data analysis
Marketing automation | Automated marketing | Marketing automation software
Marketing management | Marketing manager | Managing marketing
Marketing mix modelling | MMM
Marketing strategy | Strategic marketing | Marketing planning | Marketing plans | Marketing strategist
Marketo | Adobe Marketo Engage | Marketo Engage
Media buying | Media buyer | Buying media
Media planning | Media planner
Media relations | Press relations | Press office | Press officer
Mobile marketing | SMS marketing | Text message marketing
Newsletter writing | Writing newsletters
Optimizely
Outdoor advertising | OOH advertising | Out-of-home advertising | Billboard advertising
Pardot | Salesforce Pardot | Marketing Cloud Account Engagement
Pay-per-click | PPC | PPC advertising | Pay per click advertising | PPC campaigns | PPC management | Paid search | Pay per click (PPC) | PPC marketing
Pinterest marketing | Pinterest Ads
Podcasting | Podcast production | Podcaster | Podcast creation
Press releases | Writing press releases | Press release writing | News releases
Product launch | Launching products | Product launches management
Product marketing | Product marketing manager | Product marketer
Programmatic advertising | Programmatic buying | Programmatic media | DSP advertising
Promotions | Promotional campaigns | Sales promotion | Promotional marketing
Proofreading | Proofreader | Proof reading of texts
Public affairs | Government relations | Lobbying | Government affairs
Public relations | PR | PR management | Public relations management | PR and communications
Remarketing | Retargeting | Ad retargeting
Reputation management | Online reputation management | Review management
Salesforce Marketing Cloud | SFMC | ExactTarget
Scriptwriting | Script writer | Screenwriting | Screenwriter
Search engine marketing | SEM | Search marketing
Search engine optimisation | SEO | SEO optimisation | Organic search | Search engine optimiser | SEO specialist | SEO (search engine optimisation) | On-page SEO | Search optimisation
Semrush
Snapchat Ads | Snapchat marketing
Social listening | Social media monitoring | Brandwatch
Social media | Social networks | Using social media
Social media advertising | Paid social | Social ads | Paid social media
Social media management | Social media manager | Managing social media | Running social media accounts | Social media manager role | Social media handling
Social media marketing | SMM | Social marketing | Social media marketer
Sponsorship | Sponsorship management | Sponsorship sales
Sprout Social
Squarespace | Squarespace websites
Storytelling | Brand storytelling
Survey design | Questionnaire design | Designing surveys
SurveyMonkey
Technical writing | Technical writer | Technical documentation | Technical author | Writing documentation
TikTok marketing | TikTok Ads | TikTok advertising
Trade marketing | Shopper marketing
Video marketing | Marketing videos
Web analytics | Website analytics | Website analysis
Wix | Wix websites
Word-of-mouth marketing | WOM marketing | Referral marketing
WordPress | WP | Word-press CMS
Writing | Writer | Written content
YouTube marketing | YouTube Ads | YouTube advertising
$skills$);
select private.load_skills('medicine', $skills$
# Medicine: doctors' fields, therapy, laboratory, dental, pharmacy, imaging, coding and emergency services
Acupuncture | Acupuncturist
Allergology | Allergy medicine | Allergist
Ambulance driving | Ambulance driver
Anaesthesia | Anaesthesiology | Anaesthetics | Anaesthesiologist | Anaesthetist
Anatomical pathology | Histopathology | Surgical pathology
Anatomy | Human anatomy
Art therapy | Art therapist
Athletic training | Athletic trainer | ATC athletic trainer
Audiology | Audiologist | Hearing tests | Hearing testing
Behaviour analysis | BCBA | Behaviour analyst | Applied behaviour analysis | ABA therapy | ABA
Biomedical equipment repair | Biomedical technician | BMET | Medical equipment repair | Clinical engineering
Blood banking | Immunohaematology | Transfusion science
Cardiac catheterisation | Cath lab | Catheterisation laboratory
Cardiac physiology | Cardiac physiologist
Cardiology | Cardiologist | Cardiovascular medicine
Cerner | Oracle Health | Cerner EHR | Cerner Millennium | Oracle Cerner
Certified coding specialist | CCS coding
Certified professional coder | CPC | CPC coder | AAPC CPC
Chiropody | Podiatry | Podiatrist | Chiropodist
Chiropractic | Chiropractor
Clinical chemistry | Clinical biochemistry
Clinical pharmacy | Clinical pharmacist | Hospital pharmacy
Clinical psychology | Clinical psychologist
Clinical research | Clinical trials | Clinical research associate | CRA clinical | Clinical studies | Clinical trial management
Clinical research coordination | Clinical research coordinator | Clinical trial coordinator
Cognitive behavioural therapy | CBT | CBT therapist | CBT therapy
Compounding | Pharmaceutical compounding | Compounding medicines | Sterile compounding
CPT coding | CPT codes | Current procedural terminology
Crown and bridge work | Crowns and bridges
CT scanning | CT | Computed tomography | CAT scan | CT technologist | CT imaging
Cytology | Cytotechnology | Cytotechnologist
Dance therapy | Dance movement therapy
Dental assisting | Dental assistant | Dental nurse | Dental nursing | Chairside assistance | Dental assistance
Dental hygiene | Dental hygienist | Teeth cleaning | Oral hygiene therapy
Dental implants | Implant dentistry | Dental implantology
Dental radiography | Dental X-rays
Dental reception | Dental receptionist | Dental front desk
Dental technology | Dental technician | Dental laboratory work
Dentistry | Dentist | General dentistry
Dentrix
Dermatology | Dermatologist
Diagnostic sonography | Ultrasound | Ultrasonography | Sonographer | Sonography | Diagnostic medical sonography | Ultrasound scanning | Ultrasound technician | Ultrasound imaging
Dietetics | Dietitian | Registered dietitian | Dietician | Clinical nutrition
Drug safety | Pharmacovigilance | Adverse event reporting
Echocardiography | Echo sonography | Echocardiogram | Echocardiographer | Cardiac ultrasound
EEG | Electroencephalography | Electroencephalogram
Electronic health records | EHR | EMR | Electronic medical records | Electronic patient records | EHR systems | EMR systems | EPR | Electronic charting | EHR software | EMR software | EHR/EMR | EMR/EHR
Emergency medicine | Emergency physician | Emergency doctor
EMT | Emergency medical technician | EMT-B | EMT basic | Ambulance technician
Endocrinology | Endocrinologist
Endodontics | Root canal treatment | Endodontist
Epic | Epic EHR | Epic Systems | Epic EMR | EpicCare
Epidemiology | Epidemiologist
Exercise physiology | Exercise physiologist
Family medicine | Family physician | General practice | General practitioner | GP doctor | Family doctor
Fertility medicine | IVF | Reproductive medicine | In vitro fertilisation
Gastroenterology | Gastroenterologist
General surgery | General surgeon
Genetic counselling | Genetic counsellor
Geriatrics | Geriatric medicine | Geriatrician | Gerontology
Good clinical practice | GCP clinical | ICH-GCP
Gynaecology | Gynaecologist
Haematology | Haematologist
Hand therapy | Hand therapist
HCPCS coding | HCPCS
Health information management | HIM | RHIT | RHIA
Health promotion | Health education | Health educator
Healthcare administration | Healthcare management | Hospital administration | Health services management | Health administration
Hearing aid fitting | Hearing aid dispensing | Hearing aid dispenser
Histology | Histotechnology | Histotechnician | Histology technician
Homeopathy | Homeopath
ICD-10 coding | ICD-10 | ICD-10-CM | ICD coding
Immunology | Immunologist
Infectious diseases | Infectious disease medicine
Internal medicine | Internist
Invisalign | Clear aligners
IV compounding | IV admixture
Laboratory diagnostics | Clinical laboratory science | Medical laboratory science | Medical technologist | Medical laboratory scientist | MLS laboratory | Biomedical science | Biomedical scientist
Laboratory technician in medicine | Medical laboratory technician | MLT | Clinical laboratory technician
Mammography | Mammographer | Breast imaging
Massage therapy | Massage therapist | Massage | Masseur | Licensed massage therapist | LMT
Maxillofacial surgery | Oral surgery | Oral and maxillofacial surgery
Medical billing | Medical biller | Healthcare billing | Medical claims billing | Medical insurance billing
Medical billing and coding | Medical coding and billing
Medical coding | Medical coder | Clinical coding | Clinical coder | Coding medical records
Medical device regulation | MDR medical devices | Medical device compliance
Medical dosimetry | Dosimetrist
Medical interpreting | Medical interpreter | Healthcare interpreting
Medical photography | Clinical photography
Medical physics | Medical physicist
Medical records | Medical records management | Patient records | Health records | Medical records clerk
Medical sales liaison | Medical science liaison | MSL medical
Medical scribing | Medical scribe
Medical terminology | Medical terms
Medical transcription | Medical transcriptionist | Medical typing
Medical writing | Medical writer
Meditech | MEDITECH EHR
Microbiology in medicine | Clinical microbiology | Medical microbiology
MRI | Magnetic resonance imaging | MRI technologist | MRI scanning | MR imaging
Music therapy | Music therapist
Nephrology | Nephrologist
Neurology | Neurologist
Neuropsychology | Neuropsychologist
Neurosurgery | Neurosurgeon | Neurological surgery
Nuclear medicine | Nuclear medicine technologist
Nutrition | Nutritionist | Nutrition counselling | Nutritional advice
Obstetrics | Obstetrician
Obstetrics and gynaecology | OB/GYN | Obs and gynae
Occupational medicine | Occupational health | Occupational physician
Occupational therapy | Occupational therapist | OT | OTR
Occupational therapy assistance | Occupational therapy assistant | COTA | OTA
Oncology | Oncologist | Medical oncology
Operating department practice | Operating department practitioner | ODP
Ophthalmic assistance | Ophthalmic technician | Ophthalmic assistant
Ophthalmology | Ophthalmologist
Optometry | Optometrist | Eye examinations | Eye exams
Orthodontics | Orthodontist | Dental braces
Orthopaedics | Orthopaedic surgery | Orthopaedic surgeon
Orthotics | Orthotist
Osteopathy | Osteopath
Otolaryngology | ENT | Ear, nose and throat | Otorhinolaryngology
Paediatric dentistry | Children's dentistry | Pedodontics
Paediatrics | Paediatrician | Paediatric medicine | Child medicine
Paramedic | Paramedicine | Paramedic practice | Paramedical emergency care
Pathology | Pathologist
Patient access | Patient registration | Admitting patients | Patient admissions
Perfusion | Perfusionist | Clinical perfusion
Periodontics | Periodontist | Periodontology
Pharmacology | Pharmacologist
Pharmacy | Pharmacist | Community pharmacy | Dispensing pharmacist
Pharmacy dispensing | Dispensing medicines | Prescription dispensing | Filling prescriptions | Medication dispensing | Dispensing medication | Dispensing
Pharmacy technician | Pharmacy tech | CPhT | Certified pharmacy technician | Pharmacy technician work
Physical therapy assistance | Physical therapist assistant | PTA | Physiotherapy assistant | Physical therapy assistant
Physician | Doctor of medicine | Medical doctor | MD licence
Physician assistant | PA-C | Physician associate
Physiology | Human physiology
Physiotherapy | Physical therapy | Physiotherapist | Physical therapist | Physio | Physiotherapy treatment
Pilates for rehabilitation | Clinical Pilates
Plastic surgery | Plastic surgeon | Cosmetic surgery | Reconstructive surgery
Play therapy | Play therapist
Polysomnography | Sleep technologist | Sleep studies
Prior authorisation | Prior auths | Insurance pre-authorisation
Prosthetics | Prosthetist
Psychiatry | Psychiatrist
Psychological testing | Psychometric testing | Psychological assessment | Psychometrics
Psychology | Psychologist
Psychotherapy | Psychotherapist | Talking therapy
Public health | Public health work
Pulmonary function testing | Spirometry | Lung function tests
Pulmonology | Respiratory medicine | Pulmonary medicine
Radiation protection | Radiation safety
Radiation therapy | Radiotherapy | Radiation therapist | Therapeutic radiography | Radiation oncology
Radiography | Radiographer | X-ray | Radiologic technologist | X-ray technician | Rad tech | Diagnostic radiography | X-ray technologist | Taking X-rays | X-ray imaging
Radiology | Radiologist
Reflexology | Reflexologist
Rehabilitation | Rehab | Rehabilitation therapy | Patient rehabilitation
Respiratory therapy | Respiratory therapist | RRT | Registered respiratory therapist
Revenue cycle management | RCM healthcare | Healthcare revenue cycle
Rheumatology | Rheumatologist
Sonography of vessels | Vascular ultrasound | Vascular sonography
Speech and language therapy | Speech therapy | Speech-language pathology | SLP | Speech therapist | Speech and language therapist | Speech pathology | SLT
Sports injury rehabilitation | Sports rehabilitation | Sports rehab
Sports massage | Sports massage therapy | Sports masseur
Sports medicine | Sports physician
Sports therapy | Sports therapist
Surgery | Surgeon
Surgical technology | Surgical technologist | Surgical tech | Scrub tech | CST surgical
Telemedicine | Telehealth | Virtual care
Toxicology | Toxicologist
Urology | Urologist
Vascular surgery | Vascular surgeon
Yoga therapy | Yoga therapist
$skills$);
select private.load_skills('nursing', $skills$
# Nursing: specialities, procedures, licences and certificates of nurses and those who help them
ACLS | Advanced cardiac life support | Advanced cardiovascular life support | ACLS certified | ACLS certification
Acute care | Acute care nursing | Acute nursing
Adult nursing | Registered adult nurse | RNA adult nursing
Advanced life support | ALS life support | ALS provider
Ambulatory care nursing | Outpatient nursing | Ambulatory care
Anaesthetic nursing | Anaesthetics nurse | Nurse anaesthesia
ANTT | Aseptic non-touch technique | Aseptic technique | Sterile technique
APRN | Advanced practice registered nurse | Advanced practice nursing
ATLS | Advanced trauma life support
Blood glucose monitoring | Blood sugar monitoring | Glucose testing | Blood glucose testing | BM monitoring
Blood pressure monitoring | Measuring blood pressure | Taking blood pressure | BP monitoring
Blood transfusion | Transfusing blood | Blood product administration | Transfusions
BLS | Basic life support | BLS certified | BLS certification | BLS provider
Bowel care | Bowel management | Enema administration
Burn care | Burns nursing
Cannulation | IV cannulation | Peripheral cannulation | IV insertion | IV starts | Starting IVs | Peripheral IV insertion
Cardiac nursing | Cardiology nursing | Cardiac care nursing | Cardiovascular nursing
Care planning | Care plans | Nursing care plans | Writing care plans
Catheterisation | Urinary catheterisation | Catheter insertion | Catheter care | Urinary catheters | Foley catheters | Foley catheter insertion | Urinary catheter insertion | Catheterising
CCRN | Critical care registered nurse
Central line care | Central lines | Central venous catheter care | CVC care | Central line management
Certified medical assistant | CMA | Medical assistant | Medical assisting | Registered medical assistant | RMA
Certified nursing assistant | CNA | Nursing assistant | Nurse aide | Certified nurse aide | STNA | CNA certified | CNA certification | CNA licence
Charge nursing | Charge nurse | Ward sister | Charge nurse duties
Chemotherapy administration | Chemotherapy | Giving chemotherapy | Chemo administration
Chest drain care | Chest tubes | Chest tube management
Clinical documentation | Nursing documentation | Charting | Patient charting | Clinical notes | Medical charting
Clinical nurse specialist | CNS nursing | Clinical nursing specialist
Colostomy care | Ostomy care | Stoma care | Stoma nursing
Community nursing | Community nurse | District nursing | District nurse
Continence care | Incontinence care
Coronary care | CCU | Coronary care unit | CCU nursing
CPR | Cardiopulmonary resuscitation | CPR certified | CPR certification | CPR training | CPR certificate | CPR/AED | AED
Critical care nursing | ICU nursing | Intensive care nursing | ICU | Intensive care | Intensive care unit | Critical care | ITU nursing | ICU nurse | Critical care nurse | Intensive care nurse
Dementia nursing | Dementia nurse
Dermatology nursing | Dermatology nurse
Diabetes nursing | Diabetes nurse | Diabetic care | Diabetes care
Dialysis nursing | Dialysis | Haemodialysis | Renal dialysis | Dialysis nurse | Hemodialysis nursing
Discharge planning | Discharge coordination | Hospital discharge planning | Patient discharge
ECG | EKG | Electrocardiogram | 12-lead ECG | Electrocardiography | EKG monitoring | ECG recording | Performing ECGs | ECG interpretation
Emergency nursing | A&E nursing | Emergency department | Emergency room | ER nursing | ER nurse | ED nursing | Emergency room nursing | Accident and emergency | Emergency nurse | A&E | Accident & Emergency nursing
End-of-life care | Palliative care | Palliative nursing | Palliative care nursing | End of life nursing | Palliative
Endoscopy nursing | Endoscopy | Endoscopy nurse
Enteral feeding | PEG feeding | Tube feeding | Gastrostomy feeding | PEG care
Fall prevention | Preventing falls
Family nurse practitioner | FNP
First aid | First aider | First aid certificate | First aid certified | First aid at work | Emergency first aid | Certified first aider | First aid training | First-aid trained | First aid qualified | Basic first aid | First aid skills
Fluid balance monitoring | Intake and output monitoring | Fluid balance charts
Forensic nursing | Forensic nurse
Geriatric nursing | Gerontological nursing | Elderly nursing | Nursing of older people
Gynaecology nursing | Gynae nursing
Haematology nursing | Haematology nurse
Health assessment by nurses | Nursing assessment | Patient assessment | Physical assessment nursing
Health visiting | Health visitor
Healthcare assistance | Healthcare assistant | HCA | Health care support worker | HCSW | Nursing auxiliary
Home health nursing | Home nursing | Home health nurse
Hospice nursing | Hospice care | Hospice | Hospice nurse
Immunisation | Vaccination | Giving vaccines | Vaccine administration | Vaccinator | Administering vaccines | Vaccine giving
Infection control | Infection prevention | Infection prevention and control | IPC infection | IPC
Infusion therapy | IV therapy | Intravenous therapy | IV infusion | Infusion nursing
Injections | Giving injections | Intramuscular injections | Subcutaneous injections | IM injections | Administering injections | Injection administration
Insulin administration | Giving insulin
Isolation precautions | Barrier nursing
IV medication | IV drug administration | Intravenous medication | IV push
Labour and delivery nursing | Labor and delivery | L&D nursing | Labour ward nursing
Lactation consulting | Lactation consultant | IBCLC | Breastfeeding support
Learning disability nursing | Learning disabilities nurse | RNLD
Legal nurse consulting | Legal nurse consultant
Licensed practical nursing | LPN | Licensed practical nurse | LVN | Licensed vocational nurse | Licensed vocational nursing | Practical nursing | LPN/LVN | LPN licence
Manual blood collection from children | Paediatric phlebotomy
Medical-surgical nursing | Med-surg | Med surg nursing
Medication administration | Administering medication | Giving medication | Administering medicines | Drug administration | Medication rounds | Medicine administration | Drug rounds | Meds administration | Medication passing | Med pass | Administration of medication
Medication management | Managing medication | Medicines management
Mental health first aid | MHFA | Mental health first aider
Mental health nursing | Psychiatric nursing | Mental health nurse | RMN | Psychiatric nurse | Psychiatric care
Midwifery | Midwife | Nurse midwife | Certified nurse midwife | CNM | Midwifery care
Moving and handling of people | Patient handling | People moving and handling | Patient moving and handling
Nasogastric tubes | NG tube insertion | NG tubes | Nasogastric tube care
NCLEX | NCLEX-RN
Neonatal nursing | NICU | Neonatal intensive care | NICU nursing | Neonatal intensive care unit
Neuroscience nursing | Neuro nursing | Neurology nursing
NEWS2 | National early warning score | Early warning scores
NMC registration | NMC PIN | Registered with the NMC | NMC registered
NRP | Neonatal resuscitation | Neonatal resuscitation program
Nurse education | Nurse educator | Clinical nurse educator
Nurse leadership | Nurse manager | Nursing management | Director of nursing | Nurse management
Nurse practitioner | NP | Advanced nurse practitioner | ANP
Nurse prescribing | Independent nurse prescriber | Non-medical prescribing | V300
Nursing | Nurse | General nursing | Nursing care
Nursing associate | Registered nursing associate
Nursing home care | Nursing home work | Nursing homes
Nursing informatics | Nurse informatics
Observations of patients | Clinical observations | Patient observations | Patient monitoring | Monitoring patients
Obstetric nursing | OB nursing | Maternity nursing
Occupational health nursing | Occupational health nurse
Oncology nursing | Cancer nursing | Oncology nurse | Cancer care
Orthopaedic nursing | Ortho nursing
Oxygen therapy | Oxygen administration | Giving oxygen
Paediatric nursing | Children's nursing | Paediatric nurse | Children's nurse | RSCN
Pain management | Pain control | Pain management nursing
PALS | Paediatric advanced life support | PALS certified | PALS certification
Patient care | Caring for patients | Direct patient care | Bedside care | Care of patients | Patient-centred care
Patient care technician | PCT | Patient care tech
Patient education | Educating patients | Patient teaching | Health teaching
Patient hygiene | Personal hygiene care of patients | Bathing patients | Bed baths
Patient positioning | Turning patients | Repositioning patients
Patient safety | Safety of patients
Patient transfer | Transferring patients | Hoyer lift transfers
Perioperative nursing | Theatre nursing | Operating room nursing | Operating theatre nursing | OR nursing | Theatre nurse | Scrub nurse | Operating room nurse | Operating theatre | OR nurse | Operating room
Phlebotomy | Phlebotomist | Blood draw | Drawing blood | Venepuncture | Taking blood | Blood drawing | Venipuncture | Blood taking | Blood collection | Blood sampling | Taking blood samples
PHTLS | Prehospital trauma life support
PICC lines | PICC line care | PICC
PICU | Paediatric intensive care | PICU nursing | Paediatric intensive care unit
Post-anaesthesia care | PACU | Recovery nursing | Recovery room nursing | PACU nursing
Postnatal care | Postpartum care | Postnatal nursing | Postpartum nursing
Practice nursing | GP nursing | General practice nurse | Practice nurse
Preoperative assessment | Pre-op assessment | Pre-assessment nursing
Pressure ulcer care | Pressure ulcer prevention | Pressure sore care | Bedsore prevention | Tissue viability | Pressure area care | Pressure injury prevention | Pressure ulcers
Public health nursing | Public health nurse
Registered nursing | RN | Registered nurse | Registered general nurse | RGN | RN licence | Registered Nurse (RN)
Renal nursing | Nephrology nursing | Renal nurse
Respiratory nursing | Respiratory nurse
School nursing | School nurse
Sepsis care | Sepsis recognition | Sepsis management
Sexual health nursing | Sexual health nurse | GUM nursing
Skilled nursing | SNF | Skilled nursing facility
Specimen collection | Collecting specimens | Sample collection from patients | Urine sample collection
Step-down nursing | Progressive care nursing | PCU | Stepdown unit
Sterilisation of instruments | Sterile processing | Instrument sterilisation | CSSD | Autoclaving instruments | Sterile processing technician
Stroke nursing | Stroke care | Stroke nurse
Suctioning | Airway suctioning | Oral suctioning
Surgical nursing | Surgical nurse
Suturing | Sutures | Wound closure | Suture removal
Syringe drivers | Syringe pumps | Syringe driver setup
Telehealth nursing | Telephone triage | Nurse triage by phone | Phone triage
Telemetry nursing | Telemetry | Telemetry monitoring | Cardiac telemetry
TNCC | Trauma nursing core course
Tracheostomy care | Trach care | Tracheostomy management
Trauma nursing | Trauma nurse
Travel nursing | Travel nurse
Triage | Triaging | Patient triage | Triage nursing
Venous access port care | Portacath care | Port-a-cath
Ventilator care | Ventilated patients | Mechanical ventilation | Ventilator management
Vital signs | Taking vital signs | Measuring vital signs | Vital sign monitoring | Vitals | Monitoring vital signs | Checking vital signs
Ward management | Ward manager | Running a ward
Women's health nursing | Women's health nurse
Wound care | Wound dressing | Dressing wounds | Wound management | Wound care nursing | Dressing changes | Wound treatment | Treating wounds | Changing dressings
$skills$);
select private.load_skills('office', $skills$
# Office: administration, office programs, reception and customer service
10-key data entry | Ten key | 10 key typing | Ten-key calculator
Administration | Administrative work | Admin | Office admin work | Administrator | Clerical work | Administrative support | Admin support | Office administration | Administrative assistance | Administrative assistant | Administrative duties | Administrative skills | Office admin | Office work | General administration
Appointment scheduling | Booking appointments | Scheduling appointments | Patient appointment booking
Archiving | Archive management | Archivist | Records archiving
Audio typing | Audio transcription typing | Dictation typing | Audio typist
Business correspondence | Writing business letters | Correspondence | Drafting correspondence | Business letters
Business English writing | Business writing | Professional writing | Written business communication
Calendar management | Diary management | Managing calendars | Managing diaries | Calendar scheduling | Diary planning | Diary scheduling
Call centre | Call centre work | Contact centre | Call centre agent | Contact centre agent | Call center operations
Call handling | Answering phones | Answering calls | Handling calls | Phone answering | Taking calls | Telephone handling | Inbound calls | Inbound call handling | Answering the phone | Answering telephones | Call answering
Complaint handling | Handling complaints | Complaint resolution | Customer complaints | Complaint management | Dealing with complaints | Customer complaint handling
Computer literacy | Computer skills | IT literacy | Basic computer skills | PC skills | IT skills | Computer literate
Copying and scanning | Photocopying | Scanning documents | Document scanning
Customer service | Customer support | Customer care | Client service | Client support | Customer service representative | Serving customers | Customer assistance | Serving clients | Client care | Guest care | Customer-facing service | Customer service skills
Data entry | Data input | Data entry clerk | Data inputting | Keying data | Data capture | Entering data | Data-entry work | Data entry operator | Data keying
Dictation | Taking dictation
Document control | Document controller | Controlled documents
Document management | Document management systems | Document handling | DMS documents
Docusign
Email management | Inbox management | Managing emails | Mailbox management
Email support | Customer support by email | Support by email
Event administration | Event admin support
Executive assistance | Executive assistant | EA support | Executive support | C-suite support | EA | Executive PA | Executive assistant to CEO
Facilities coordination | Office facilities coordination
Filing | File keeping | Paper filing | Filing clerk | Document filing | Filing documents | Filing and archiving
Form filling | Completing forms | Form completion
Freshdesk
Front desk | Reception | Receptionist | Front desk reception | Front office reception | Reception duties | Welcoming visitors | Reception work | Reception desk | Front-desk operations | Front office
Google Calendar | GCal
Google Docs | G Docs | Google Documents
Google Drive | G Drive
Google Forms
Google Sheets | G Sheets | Google Spreadsheets
Google Slides
Google Workspace | G Suite | Google Apps for Work | Google Apps for Business | Google Suite
Help desk support | Helpdesk | Service desk | IT helpdesk | Service desk support | IT service desk
Intercom | Intercom messenger
LibreOffice | OpenOffice | Apache OpenOffice
Live chat support | Chat support | Live chat | Chat agent
Mail merge | Mail merging
Mail room | Mailroom work | Post room | Sorting office mail | Post handling
Medical secretarial work | Medical secretary | Medical office administration
Meeting coordination | Organising meetings | Meeting planning | Scheduling meetings | Arranging meetings | Meeting scheduling
Microsoft Access | Access database
Microsoft Excel | Excel | Excel spreadsheets | MS Exel | Exel | Excel skills | Advanced MS Excel
Microsoft Forms
Microsoft Office | Office 365 | Microsoft 365 | M365 | O365 | Office Suite | MS Office Suite | Microsoft Office Suite | MSOffice | Microsoft Office 365
Microsoft OneDrive | OneDrive
Microsoft OneNote | OneNote
Microsoft Outlook | Outlook | Outlook email | Outlook 365
Microsoft Planner
Microsoft PowerPoint | PowerPoint | Power Point presentations | PPT
Microsoft Publisher
Microsoft SharePoint | SharePoint | SharePoint Online
Microsoft Teams | Teams
Microsoft Visio | Visio
Microsoft Word | Word | Word processing in Microsoft Word | Word documents
Minute taking | Taking minutes | Minutes of meetings | Minuting | Meeting minutes | Minute writing | Note taking at meetings | Writing minutes
Multi-line phone systems | Multiline telephone | Multi line phones
Notion
Office equipment | Office machines | Operating office equipment
Office management | Office manager | Managing an office | Running an office
Office supplies ordering | Ordering stationery | Ordering supplies | Stationery ordering
Order taking by phone | Telephone orders | Taking phone orders
Personal assistance | Personal assistant | PA duties | PA support
Pivot tables | Excel pivot tables
Presentation design | Creating presentations | Presentation preparation | Designing presentations | Slide decks
Records management | Record keeping | Record maintenance | Maintaining records
Report writing | Writing reports | Report preparation | Preparing reports
Research for reports | Desk research | Secondary research
Scheduling | Scheduler | Staff scheduling | Rota planning | Rota management | Shift planning | Rostering
Secretarial work | Secretary | Secretarial | Secretarial support | Secretarial duties
Shorthand | Stenography | Stenographer
Slack | Slack messaging
Spreadsheets | Spreadsheet software | Working with spreadsheets
Switchboard operation | Switchboard | Switchboard operator | Operating a switchboard | PBX switchboard
Technical support | Tech support | IT support | Technical customer support | Desktop support | PC support | IT help | Technical help | Technical support engineer
Telephone etiquette | Phone etiquette | Phone manner | Telephone manner | Good phone manner
Telephone systems | Phone systems | VoIP phones | Telephony
Touch typing | Ten-finger typing | Blind typing | Touch typist
Transcription | Transcriptionist | Transcribing | Transcriber
Travel arrangements | Booking travel | Travel booking | Arranging travel | Travel coordination | Business travel booking | Travel planning | Making travel arrangements | Travel organisation
Trello | Trello boards
Typing | Typist | Keyboarding | Keyboard typing | Fast typing | Typing speed | Typing skills | Fast typist
VBA | Visual Basic for Applications | Excel VBA | Excel macros | VBA macros
Virtual assistance | Virtual assistant | VA work
Visitor management | Greeting visitors | Visitor reception
VLOOKUP | XLOOKUP | Excel lookup functions
Word processing | Word processor | Text processing
Zendesk | Zendesk Support
Zoom | Zoom meetings | Zoom video
$skills$);
select private.load_skills('retail', $skills$
# Retail: the till, the shop floor, stock and displays
Age verification | Challenge 25 | Age-restricted sales | Checking ID
Assisting customers in shops | Shop floor assistance | Helping customers choose
Bakery counter service | Bakery sales
Barcode scanning | Bar code scanner
Beauty sales | Beauty consultant | Cosmetics sales | Cosmetics counter
Butchery counter service | Meat counter | Meat counter service
Buying for retail | Retail buying | Retail buyer | Merchandise buyer | Fashion buyer | Fashion buying
Cash handling | Handling cash | Cash management at the till | Money handling | Handling money | Cash counting | Cash transactions | Handling money at the till | Handle cash
Cash register operation | Cashier | Till operation | Cash register | Till work | Operating tills | Cashiering | Till operator | Checkout | Checkout operator | Checkout operation | Till | Cash desk | Cash register operator | Working the till
Cashing up | Till reconciliation | Balancing the till | End-of-day cash up | Cash reconciliation
Category management | Category manager | Retail category management
Click and collect | Collecting online orders | In-store pickup | BOPIS | Curbside pickup
Clienteling | Personal shopper | Personal shopping
Convenience store work | Corner shop work
Counter service | Serving at the counter | Counter assistant | Counter sales
Deli counter | Delicatessen | Deli clerk | Delicatessen counter
Department management in retail | Department manager | Retail department management
Display building | Building displays | Product displays | Shop displays | In-store displays
E-commerce | Ecommerce management | Electronic commerce | Online retail | Ecom
eBay selling | eBay sales | Selling on eBay
EPOS systems | EPOS | Point of sale | POS | POS systems | Electronic point of sale | Point-of-sale systems | POS terminal | POS software | Point-of-sale software | Till systems
Etsy selling | Selling on Etsy
Fashion retail | Clothing retail | Apparel sales | Fashion sales | Clothing sales
Fish counter | Fishmonger | Fishmongery
Fitting room service | Fitting rooms | Changing room service
Floristry | Florist | Flower arranging | Floral design | Floral designer
Food retail | Grocery retail | Grocery | Supermarket work | Grocery store work
Fuel station work | Petrol station | Gas station attendant | Forecourt work
Furniture sales | Selling furniture
Gift wrapping | Wrapping gifts
Goods returns | Returns processing | Handling returns | Refunds and exchanges | Processing refunds | Refund handling | Returns and refunds | Processing returns | Returns handling
Inventory taking | Stocktaking | Stock takes | Stock counting | Inventory counting | Inventory counts | Physical inventory | Stock count | Taking stock | Stock audits | Inventory audits
Jewellery sales | Selling jewellery | Jeweller sales
Key holding | Keyholder | Opening and closing a store | Store opening and closing
Labelling prices | Price labelling | Price tagging | Ticketing prices | Pricing labels | Price marking
Loss prevention | Shrinkage control | Theft prevention | Asset protection in stores | Shoplifting prevention | Shrink reduction | Shrink control | Retail loss prevention
Lottery sales | Selling lottery tickets
Loyalty programmes | Loyalty cards | Loyalty schemes | Customer loyalty
Luxury retail | Luxury sales | Luxury goods sales
Magento | Adobe Commerce | Magento 2
Market trading | Market stall | Market trader | Stallholder
Merchandise planning | Merchandise planner | Retail merchandiser planning | Assortment planning
Merchandising | Merchandiser | Retail merchandising | Product merchandising
Mobile phone sales | Selling phones | Phone shop sales
Mystery shopping | Mystery shopper
Online order picking | Picking online orders in store | Online shopping picker
Opening a new store | New store opening | Store launch
Optical dispensing | Dispensing optician | Optical assistant | Dispensing glasses
Pharmacy counter sales | Over-the-counter sales | OTC sales | Pharmacy sales assistant
Planograms | Planogram execution | POG
PrestaShop
Product knowledge | Knowing products
Product sampling | Demonstrating food samples | Handing out samples
Queue management | Managing queues
Replenishment | Shelf stacking | Stocking shelves | Shelf filling | Shelf replenishment | Stock replenishment | Shelf stacker | Restocking | Restocking shelves | Shelf restocking | Filling shelves | Stocking | Shelf stocking
Retail | Retail work | Shop work | Retail experience | Retail trade | Retail assistant
Retail analytics | Retail KPI analysis | Retail data analysis
Retail management | Retail manager | Store management | Store manager | Shop manager | Shop management
Retail supervision | Retail supervisor | Shop supervisor | Store supervisor
Sales assistance | Sales assistant | Shop assistant | Sales associate | Store associate | Sales advisor | Sales clerk | Shop sales | Sales floor assistance
Seasonal displays | Seasonal merchandising
Selling add-ons | Add-on sales | Link selling
Shoe sales | Footwear sales | Shoe fitting | Selling shoes
Shopify | Shopify Plus | Shopify store management | Shopify store
Space planning in stores | Store layout | Store space planning
Square POS | Square point of sale
Stock rotation | FIFO stock rotation | Rotating stock | Date checking
Stockroom work | Stock room | Backroom stock | Stockroom assistant | Back of house stock
Store security | Shop security | Retail security guard
Styling | Fashion styling | Stylist fashion | Wardrobe styling
Toy sales | Selling toys
Trolley collection | Cart collection | Cart pushing
Vending machines | Vending
Visual merchandising | Visual merchandiser | VM displays | VM | Window dressing | Window displays | Display merchandising
Wine sales | Wine retail | Selling wine
WooCommerce
$skills$);
select private.load_skills('sales', $skills$
# Sales: selling, looking after accounts, and the programs for it
Account management | Account manager | Managing accounts | Client account management
After-sales service | Aftersales | After sales support | Post-sales support
Appointment setting | Setting appointments | Appointment setter | Appointment making
Auctioneering | Auctioneer | Auction sales
B2B sales | Business-to-business sales | B2B | Business to business | B2B selling | Corporate sales
B2C sales | Business-to-consumer sales | B2C | Business to consumer | Consumer sales
Bid management | Bid manager | Bid writing | Bid writer | Tender writing | Tendering
Business development | Business developer | Biz dev | BDM | BD | BDR | New business development | Business development manager
Car sales | Automotive sales | Car salesperson | Selling cars | Vehicle sales
Channel sales | Channel management | Partner sales | Indirect sales | Channel partner management
Client relationship management | Client relations | Customer relations | Client relationships | Relationship management | Building client relationships
Closing deals | Deal closing | Closing sales | Sales closing | Closer
Cold calling | Cold calls | Cold caller | Cold call prospecting
Complex sales | Solution sales of complex products | Complex deal management
Consultative selling | Consultative sales | Needs-based selling
Contract negotiation | Negotiating contracts | Commercial contract negotiation
CPQ | Configure price quote | Salesforce CPQ
CRM software | CRM | Customer relationship management | CRM systems | Customer relationship management software | CRM database | CRM tools | CRM management | CRM platforms | CRM software (Customer Relationship Management)
Cross-selling | Cross sell | Cross-sales | Cross-sell products
Customer acquisition | New customer acquisition | Acquiring new customers | New business acquisition
Customer retention | Client retention | Retaining customers | Churn reduction
Customer success | Customer success management | Customer success manager | CSM
Deal negotiation | Negotiating deals | Commercial negotiation
Direct sales | Direct selling | Direct to customer selling
Door-to-door sales | Door to door selling | Canvassing | D2D sales | Doorstep sales
E-commerce sales | Online sales | Internet sales
Enterprise sales | Enterprise account executive | Large account sales
Export sales | International sales | Overseas sales
Field sales | Outside sales | External sales | Field sales representative | Territory sales rep
Franchise sales | Franchise development
Fundraising | Fundraiser | Fund raising | Charity fundraising | Donor development
HubSpot Sales Hub | HubSpot Sales
Inbound sales | Inbound calls sales | Inbound selling | Inbound sales calls
Inside sales | Internal sales | Inside sales representative | Desk-based sales | Inside selling
Key account management | KAM | Key account manager | Major account management | Strategic account management
Lead generation | Lead gen | Generating leads | Demand prospecting | Leads | Generating sales leads | Lead-gen campaigns
Lead qualification | Qualifying leads | BANT | Lead qualifying
Letting | Property letting | Lettings negotiator | Residential lettings
Medical device sales | Medical sales | Medical device representative | Medical equipment sales
Microsoft Dynamics 365 Sales | Dynamics CRM | Microsoft Dynamics CRM | Dynamics 365 CRM
Needs analysis | Customer needs analysis | Needs assessment of customers
Negotiation | Negotiating | Negotiator | Negotiation techniques | Sales negotiation
Networking with clients | Business networking | Professional networking
Objection handling | Handling objections | Overcoming objections
Order processing | Sales order processing | SOP processing of orders | Processing orders | Order entry | Order management
Outbound sales | Outbound calling | Outbound sales calls | Outbound selling
Outreach.io | Outreach sales platform
Pharmaceutical sales | Pharma sales | Pharma rep | Drug sales representative
Pipedrive | Pipedrive CRM
Pipeline management | Sales pipeline management | Sales pipeline | Managing a sales pipeline
Pre-sales | Presales consulting | Presales engineering | Technical presales | Solution engineering
Pricing | Pricing strategy | Price setting | Price management
Product demonstration | Product demos | Demonstrating products | Sales demos | Product demonstrator
Proposal writing | Writing proposals | Sales proposals | Proposal preparation | RFP responses
Prospecting | Sales prospecting | Prospect research | Finding prospects | Client prospecting | Lead prospecting
Quotations | Quoting | Preparing quotes | Quote preparation | Sales quotations
Real estate | Real estate agent | Estate agency | Estate agent | Realtor | Property sales | Real estate sales | Realty
Retail sales | Retail selling | Selling on the shop floor | Retail salesperson
Revenue management | Yield management | Revenue manager
SaaS sales | Software sales | Selling SaaS | Selling software
Sales | Selling | Salesperson | Sales representative | Sales rep | Salesman | Sales executive | Sales people | Sales skills | Salesmanship
Sales administration | Sales admin | Sales administrator | Sales support
Sales enablement | Sales readiness
Sales engineering | Sales engineer | Technical sales | Technical selling
Sales forecasting | Sales forecast | Forecasting sales
Sales management | Sales manager | Managing a sales team | Sales team management | Sales leadership
Sales operations | Sales ops | SalesOps
Sales presentations | Sales pitching | Pitching | Sales pitch | Presenting to customers
Sales strategy | Sales planning | Strategic sales planning
Sales training | Training sales staff | Sales coaching
Salesforce | Salesforce.com | SFDC | Salesforce CRM
Salesforce administration | Salesforce admin | Salesforce administrator | Salesforce certified administrator
Salesforce development | Salesforce developer | Apex development | Force.com development
Salesloft | SalesLoft platform
SAP Sales and Distribution | SAP SD
Setting sales targets | Quota setting | Sales target setting
Social selling | LinkedIn Sales Navigator | Sales Navigator
Solution selling | Solution sales | Value selling | Value-based selling
SPIN selling | SPIN sales method
Subscription sales | Renewals | Contract renewals | Renewal management
SugarCRM
Telemarketing | Telemarketer | Phone marketing
Telesales | Phone sales | Telephone sales | Selling by phone | Telesales agent | Tele sales | Telephone selling
Territory management | Sales territory management | Territory planning | Area sales management
Trade show sales | Exhibition sales | Trade fair selling
Upselling | Up sell | Suggestive selling | Upsell and cross-sell
Wholesale | Wholesaling | Wholesale trade | Wholesaler
Zoho CRM | Zoho
ZoomInfo | Zoom Info prospecting
$skills$);
select private.load_skills('services', $skills$
# Services: cleaning, security, farming, gardening, buildings and animals
Airport security screening | Airport security | TSA screening | Baggage screening
Animal care | Animal caretaker | Caring for animals | Looking after animals | Animal carer
Animal handling | Handling animals
Animal training | Dog training | Dog trainer | Training dogs
Aquaculture | Fish farming | Fish farm work
Arboriculture | Tree surgery | Tree surgeon | Arborist | Tree care | Tree felling
Beekeeping | Beekeeper | Apiculture
Biohazard cleaning | Crime scene cleaning | Trauma cleaning
Bodyguarding | Close protection | Bodyguard | Personal protection | Executive protection
Car valeting | Car detailing | Car washing | Valeter | Auto detailing | Car wash | Vehicle valeting
Caretaking | Caretaker | Site caretaker | School caretaker | Janitor | Janitorial | Custodian | Janitorial services | Custodial work | Custodial services
Carpet cleaning | Carpet cleaner
CCTV operation | CCTV | CCTV operator | CCTV monitoring | Surveillance cameras | Closed-circuit television
Chainsaw operation | Chainsaw | Chainsaw use
Chemical cleaning | COSHH | COSHH awareness | Control of substances hazardous to health
Cleaning | Cleaner | General cleaning | Cleaning work | Cleaning services | Cleaning duties
Cleaning supervision | Cleaning supervisor | Supervising cleaners
Commercial cleaning | Office cleaning | Office cleaner | Contract cleaning | Commercial cleaner
Concierge security | Lobby security | Security concierge
Conservation work | Nature conservation | Wildlife conservation | Habitat management
Correctional work | Prison officer | Corrections officer | Correctional officer | Prison work
Crop farming | Arable farming | Crop production | Growing crops | Crop management
Crowd control | Crowd management | Managing crowds
Customs and border work | Border control | Border force
Dairy farming | Milking | Dairy farm work | Milker
Deep cleaning | Deep clean
Dog grooming | Dog groomer | Pet grooming | Pet groomer | Grooming dogs
Dog handling | Security dog handler | K9 handling | Dog handler
Dog walking | Dog walker | Walking dogs
Domestic cleaning | House cleaning | Home cleaning | House cleaner | Maid | Maid service | Residential cleaning | Domestic cleaner
Door supervision | Bouncer | Door supervisor | Door security | Doorman | Door staff
Dry cleaning | Dry cleaner
Emergency dispatch | 911 dispatcher | 999 call handler | Emergency call handling | Emergency dispatcher
End-of-tenancy cleaning | Move-out cleaning
Environmental health | Environmental health officer
Equine care | Horse care | Stable hand | Grooms for horses | Equestrian work | Stable work
Facilities management | Facilities manager | FM facilities | Facilities maintenance | Managing facilities
Farm management | Farm manager | Managing a farm
Farm work | Farming | Farm worker | Farm labouring | Farmhand | Agricultural work | Agriculture | Farmer | Farm labourer | Farm labour | Farm labouring work
Farriery | Farrier | Horseshoeing
Fire safety | Fire prevention | Fire warden | Fire marshal | Fire safety awareness
Firefighting | Firefighter | Fire and rescue
Fishing | Fisherman | Commercial fishing | Fishing trade
Floor cleaning machines | Floor buffing | Floor polishing | Floor scrubbers | Floor care
Forestry | Forester | Forestry work | Logging
Fruit picking | Harvesting fruit | Fruit picker | Picking fruit | Harvest work | Harvesting
Funeral services | Funeral director | Undertaker | Mortician | Embalming | Funeral directing | Funeral home work
Gardening | Gardener | Garden maintenance | Garden work | Garden care | Garden services
Greenhouse work | Greenhouse growing | Glasshouse work | Plant nursery work
Greenkeeping | Greenkeeper | Golf course maintenance
Groundskeeping | Grounds maintenance | Groundskeeper | Groundsperson | Groundsman | Grounds keeping | Groundskeeping work
Hedge trimming | Hedge cutting | Hedgelaying
Horticulture | Horticulturist | Growing plants | Horticultural work
Hospital cleaning | Hospital housekeeping | Clinical cleaning | Hospital cleaner
Housekeeping | Housekeeper | Domestic housekeeping | Housekeeping services
Ironing | Pressing clothes | Pressing garments
Irrigation | Irrigation systems | Irrigation installation | Sprinkler systems in gardens
Kennel work | Kennel assistant | Cattery work | Kennels
Landscaping | Landscaper | Hard landscaping | Landscape gardening | Landscape gardener | Landscaping work | Landscape maintenance
Laundry | Laundry work | Laundry operative | Washing and ironing | Laundry service | Laundering | Laundry attendant
Lawn care | Lawn mowing | Mowing | Grass cutting | Lawn maintenance | Mowing lawns
Leisure centre work | Leisure attendant | Leisure assistant
Lifeguarding | Lifeguard | Pool lifeguard | NPLQ | National Pool Lifeguard Qualification | Pool lifeguarding
Livestock farming | Livestock | Livestock handling | Animal husbandry | Stockperson | Animal farming | Livestock care
Military service | Armed forces | Army service | Military experience
Mobile patrols | Security patrols | Patrol officer security | Patrolling
Organic farming | Organic agriculture
Parking enforcement | Civil enforcement officer | Parking attendant | Traffic warden | Parking warden
Pest control | Pest control technician | Exterminator | Pest management | Extermination | Pest controller | Pest extermination
Pesticide application | PA1 and PA6 | Spraying certificate | Pesticide spraying | Pesticide applicator
Pet sitting | Pet sitter | Cat sitting | Pet care
Planting | Planting trees and shrubs | Tree planting | Bedding plants
Police work | Police officer | Policing | Law enforcement
Poultry farming | Poultry | Chicken farming
Pressure washing | Power washing | Jet washing | High-pressure cleaning | Pressure washer
Private investigation | Private investigator | Private detective
Property management | Property manager | Estate management | Managing property | Residential property management | Landlord services
Recycling | Recycling operative | Recycling sorting | Waste sorting
Refuse collection | Refuse collector | Bin collection | Waste collection | Garbage collection | Binman | Refuse loader
Security guarding | Security guard | Security officer | Guarding | Security work | Security guard work | Static guarding | Security services
Security management | Security manager | Managing security
SIA licence | SIA | SIA badge | SIA door supervisor licence | Security Industry Authority licence
Snow clearing | Snow removal | Gritting | Snow ploughing
Street cleaning | Street sweeping | Street sweeper | Road sweeper
Tractor driving | Tractor | Tractor operation | Tractor driver | Agricultural machinery | Farm machinery | Operating farm machinery
Upholstery cleaning | Cleaning upholstery
Vegetable growing | Vegetable farming | Market gardening
Veterinary assistance | Veterinary assistant | Vet assistant | Animal care assistant
Veterinary medicine | Veterinarian | Vet | Veterinary surgeon | Veterinary surgery | Veterinary science
Veterinary nursing | Vet nurse | Veterinary nurse | RVN | Registered veterinary nurse
Veterinary technician | Vet tech | CVT | Veterinary technology | LVT
Viticulture | Vineyard work | Winemaking | Winemaker
Waste management | Waste disposal | Handling waste | Managing waste
Weed control | Weeding
Window cleaning | Window cleaner | Cleaning windows
Zoo keeping | Zookeeper
$skills$);
select private.load_skills('software', $skills$
# Software: programming languages, frameworks, platforms, operating systems, security and delivery
.NET | .NET Framework | Microsoft .NET Framework | Microsoft dotnet
.NET Core | .NET Core framework | Microsoft .NET Core
.NET development | .NET developer | .NET programming | .NET engineer | .NET programmer | .NET software developer
.NET MAUI | MAUI | .NET Multi-platform App UI
3CX | 3CX phone system
ABAP | SAP ABAP | ABAP programming | ABAP development | ABAP developer | ABAP programmer | Advanced Business Application Programming
Accessibility testing | a11y testing | Accessibility auditing | Accessibility audits | WCAG testing | Accessibility tester
Active Directory | Microsoft AD | AD administration | Active Directory administration | AD DS | Active Directory Domain Services | Windows Active Directory
ActiveMQ | Apache ActiveMQ | ActiveMQ Artemis | ActiveMQ broker
Ada | Ada programming | Ada language | Ada developer
Airtable | Airtable bases | Airtable database | Airtable automation
AIX | IBM AIX | AIX Unix
Algorithms | Algorithm design | Algorithm development | Algorithmic thinking | Designing algorithms
Alpine.js | Alpine framework | Alpine JavaScript
Amazon API Gateway | AWS API Gateway
Amazon Aurora | Aurora database | AWS Aurora
Amazon CloudFront | CloudFront | AWS CloudFront | CloudFront CDN
Amazon CloudWatch | CloudWatch | AWS CloudWatch | CloudWatch monitoring
Amazon DynamoDB | DynamoDB | AWS DynamoDB | Dynamo DB database | DynamoDB tables
Amazon EC2 | EC2 | AWS EC2 | Elastic Compute Cloud | EC2 instances | Amazon Elastic Compute Cloud
Amazon ECS | ECS | AWS ECS | Elastic Container Service | Amazon Elastic Container Service
Amazon EKS | EKS | AWS EKS | Elastic Kubernetes Service | Amazon Elastic Kubernetes Service | Kubernetes on AWS
Amazon RDS | AWS RDS | RDS | Relational Database Service | Amazon Relational Database Service
Amazon S3 | S3 | AWS S3 | Simple Storage Service | Amazon Simple Storage Service | S3 buckets | S3 storage
Amazon SNS | AWS SNS | Simple Notification Service
Amazon SQS | SQS | AWS SQS | Simple Queue Service | Amazon Simple Queue Service
Amazon VPC | AWS VPC
Amazon Web Services | AWS | Amazon AWS | AWS cloud | Amazon cloud | AWS Cloud Computing | AWS engineer | AWS services | AWS developer | AWS cloud engineer
Android development | Android | Android app development | Android SDK | Android developer | Android apps | Android programming | Android programmer | Android engineer | Native Android development | Android Studio development
Android Studio | Android Studio IDE
Angular | Angular framework | Angular 2+ | Angular2 | Angular development | Angular developer | Google Angular
AngularJS | AngularJS developer
Ansible | Red Hat Ansible | Ansible automation | Ansible playbooks | Ansible configuration management
Ant Design | AntD | Ant Design React
Antivirus software | Antivirus | Anti-malware | Antivirus administration | Virus removal
AnyDesk | AnyDesk remote support
Apache Camel | Camel integration | Camel routes
Apache HTTP Server | Apache | Apache web server | httpd | Apache HTTPD | Apache 2 server
Apache Lucene | Lucene | Lucene search
Apache Solr | Solr | Solr search
Apache Struts | Struts | Struts 2 framework
Apache Tomcat | Tomcat | Tomcat server | Tomcat administration
Apex | Apex programming | Salesforce Apex | Apex developer | Apex code
API development | API design | API programming | Developing APIs | Building APIs | Web API development | API developer | API engineering | API building | Creating APIs
API gateways | API gateway configuration | API gateway development
API integration | Integrating APIs | Third-party API integration | Connecting APIs
API management | API lifecycle management | API manager
API testing | Testing APIs | API test automation | API tester | REST API testing
Apigee | Google Apigee | Apigee Edge
Apollo GraphQL | Apollo Client | Apollo Server | Apollo GraphQL client
AppDynamics | AppD | Cisco AppDynamics
Appium | Appium testing | Appium automation
AppleScript | Apple Script automation | AppleScripting
Application performance monitoring | APM | Application monitoring | Application performance management
Application security | AppSec | App security | Application security engineer | Application security testing | Web application security | Software security
Application support | App support | Application support analyst | Production support | Applications support engineer
ArgoCD | Argo Continuous Delivery | Argo GitOps
ARKit | Apple ARKit
ASP.NET | ASP.NET framework | ASP.NET developer | ASP.NET development
ASP.NET Core | ASP.NET Core MVC | .NET Core web | ASP.NET Core Web API | ASP .NET Core
ASP.NET MVC | .NET MVC | ASP MVC
ASP.NET Web Forms | WebForms | .NET Web Forms
Assembly language | ASM | x86 assembly | Assembly programming | Assembler programming | Assembler language
Asterisk PBX | Asterisk
Astro | Astro.build | Astro framework
Asynchronous programming | Async programming | Async/await | Asynchronous code
Augmented reality | AR development | Augmented reality development | Augmented reality developer | AR developer
Auth0 | Auth0 authentication | Okta Auth0
Authentication and authorisation | Authn/Authz
Automation Anywhere | Automation Anywhere developer | Automation Anywhere RPA
AWS CDK | Cloud Development Kit | Amazon CDK | AWS Cloud Development Kit
AWS Certified Cloud Practitioner | AWS Cloud Practitioner | CLF-C02 | AWS CCP
AWS Certified Developer | AWS Certified Developer Associate | AWS Developer Associate
AWS Certified Solutions Architect | AWS Solutions Architect | AWS certified architect
AWS Certified Solutions Architect Associate | SAA-C03 | AWS SAA | AWS Solutions Architect Associate
AWS Certified Solutions Architect Professional | AWS Solutions Architect Professional | SAP-C02
AWS CloudFormation | CloudFormation | Amazon CloudFormation | CloudFormation templates
AWS Fargate | Fargate | Amazon Fargate
AWS Lambda | Lambda functions | Amazon Lambda | Lambda on AWS | AWS Lambda functions
AWS Step Functions | Step Functions | Amazon Step Functions
Azure | Microsoft Azure | Azure cloud | MS Azure | Windows Azure | Azure engineer | Azure services | Azure cloud services | Azure developer
Azure Active Directory | Azure AD | Entra ID | Microsoft Entra ID | AAD | Entra | AzureAD administration
Azure Administrator Associate | AZ-104 | Microsoft Certified Azure Administrator | Azure Administrator certification
Azure Cosmos DB | Cosmos DB | CosmosDB database
Azure DevOps | ADO pipelines | VSTS | Azure DevOps Services | Team Foundation Server | TFS | Visual Studio Team Services
Azure Functions | Microsoft Azure Functions | Azure function apps
Azure Fundamentals | AZ-900 | Microsoft Certified Azure Fundamentals
Azure Kubernetes Service | AKS | Azure AKS | Kubernetes on Azure
Azure Logic Apps | Logic Apps
Azure pipelines | Azure DevOps pipelines | Azure build pipelines
Azure SQL Database | Azure SQL | SQL Azure
Babel | Babel.js | Babel compiler | Babel transpiler
Back-end development | Backend | Backend developer | Backend programming | Server-side development | Backend engineering | Back end web development | Backend coding | Backend engineer | Backend development work | Server-side programming | Server side developer
Backbone.js | Backbone | Backbone framework
Backup and recovery | Backups | Data backup | Backup administration | Backup and restore | Data recovery and backup
Bamboo | Atlassian Bamboo | Bamboo CI | Bamboo server
Bash | Bash scripting | Bash shell | Bourne-again shell | Bash shell scripting | Bash scripts | Bash programming
Beautiful Soup | BeautifulSoup4 | Python Beautiful Soup
Behaviour-driven development | BDD | Behavioural driven development | Behaviour driven testing | BDD testing
BGP | Border Gateway Protocol | BGP routing
Bitbucket | Atlassian Bitbucket | Bitbucket Cloud | Bitbucket Server | Bitbucket Pipelines
Blazor | ASP.NET Blazor | Microsoft Blazor | Blazor WebAssembly | Blazor Server
Blockchain | Blockchain development | Distributed ledger technology | Blockchain developer | DLT | Blockchain technology | Blockchain programming | Blockchain engineer
Blue Prism | Blue Prism RPA | SS&C Blue Prism
Blue teaming | Blue team | Blue team operations | Defensive security
BMC Remedy | Remedy | BMC Helix | Remedy ITSM
Bootstrap | Twitter Bootstrap | Bootstrap CSS | Bootstrap framework | getbootstrap
Browser testing | Cross-browser testing | Cross browser compatibility | Cross-browser compatibility testing | Browser compatibility testing
Bug tracking | Defect tracking | Issue tracking | Bug reporting | Defect management
Bugzilla | Mozilla Bugzilla
Bun runtime | BunJS | Bun JavaScript runtime
Burp Suite | PortSwigger Burp | Burp Suite Professional
C | C language | C programming | ANSI C | C programming language | C programmer | C developer | C development
C# | C# .NET | CSharp programming | C# development | C# developer | C# programmer | C# .NET developer
C++ | Cpp | C++ programming | C++ development | C++ developer | C++ programmer
Caching | Cache management | Cache design | Data caching
CakePHP | Cake PHP framework
Cassandra | Apache Cassandra | Cassandra DB | Cassandra database | Casandra
CCNA | Cisco Certified Network Associate | Cisco CCNA | CCNA certified | CCNA certification | CCNA Routing and Switching
CCNP | Cisco Certified Network Professional | CCNP certified | Cisco CCNP
CEH | Certified ethical hacker | CEH certification | EC-Council CEH
Celery | Celery task queue | Python Celery | Celery workers
CentOS | CentOS Linux | Community Enterprise Operating System
Certified Kubernetes Administrator | CKA | CKA certification
Check Point firewalls | Check Point | Check Point firewall administration | Checkpoint Security Gateway
Chef Infra | Progress Chef | Chef configuration management | Opscode Chef | Chef cookbooks
CI/CD | Continuous integration and continuous delivery | Continuous integration and continuous deployment | CI/CD pipelines | CI/CD tools | Continuous integration & delivery | CI/CD engineer | Build and release pipelines
CICS | IBM CICS | Customer Information Control System
CircleCI | Circle CI pipelines
CISA | Certified Information Systems Auditor | CISA certification | ISACA CISA
Cisco ASA | Cisco ASA firewall | Adaptive Security Appliance
Cisco Meraki | Meraki
Cisco networking | Cisco | Cisco routers | Cisco IOS | Cisco routing and switching | Cisco switches | Cisco networks | Cisco network engineer | Cisco equipment
CISM | Certified Information Security Manager | CISM certification | ISACA CISM
CISSP | Certified Information Systems Security Professional | CISSP certification | (ISC)2 CISSP | CISSP certified
Citrix | Citrix administration | Citrix administrator | Citrix engineer | Citrix environment
Citrix Virtual Apps and Desktops | XenApp | Citrix XenApp | XenDesktop | Citrix Virtual Apps
Classic ASP | Active Server Pages | ASP Classic
Clean code | Clean coding | Writing clean code | Clean code principles | Clean programming
ClickHouse | ClickHouse database
Clojure | ClojureScript | Clojure developer | Clojure programming
Cloud architecture | Cloud architect | Cloud solution architecture | Cloud solutions architect | Cloud design | Cloud architecture design | Cloud infrastructure design
Cloud computing | Cloud | Cloud technology | Cloud services | Cloud platforms | Cloud infrastructure | Cloud engineering | Cloud engineer | Cloud solutions
Cloud Foundry | Pivotal Cloud Foundry | PCF
Cloud migration | Migrating to the cloud | Cloud adoption | Moving to the cloud | Cloud transition
Cloud security | Securing the cloud | Cloud security engineer | Cloud security engineering | Secure cloud | Security in the cloud
Cloudflare | Cloudflare CDN | Cloudflare WAF
CMake | CMake build | Cross-platform Make
COBOL | COBOL programming | Mainframe COBOL | COBOL developer | COBOL programmer | COBOL development | Common Business-Oriented Language
Code review | Peer code review | Reviewing code | Code reviewing | Code reviewer | Pull request review | Peer review of code
CodeIgniter | CodeIgniter framework
CoffeeScript | Coffee Script language
ColdFusion | Adobe ColdFusion | CFML | ColdFusion developer | CFML developer | Macromedia ColdFusion
Commvault | Commvault backup
Compiler design | Compilers | Compiler construction | Compiler engineering | Compiler development | Compiler engineer
CompTIA A+ | A+ certification | A+ | A+ certified
CompTIA CySA+ | CySA+ | Cybersecurity Analyst+
CompTIA Linux+ | CompTIA Linux plus certification | CompTIA Linux
CompTIA Network+ | Network+ | Net+ | CompTIA N+
CompTIA Security+ | Security+ | Sec+ | CompTIA Sec+
Computer assembly | PC building | PC assembly | Building computers | Building PCs
Computer networking | Networks | Network engineering | IT networking | Computer networks | Network engineer | Network infrastructure | Data networking | IP networking | Computer network engineering | Network technology
Computer repair | PC repair | Computer hardware repair | Laptop repair | Computer maintenance | PC maintenance | Computer repairs technician | PC technician | Computer technician
Computer science | CS fundamentals | Comp sci | Informatics | Computing science | Computer science degree
Confluence | Atlassian Confluence | Confluence wiki
Confluent | Confluent Kafka | Confluent Platform
Consul | HashiCorp Consul | Consul service mesh | Consul service discovery
Container orchestration | Orchestrating containers | Container management
Containerisation | Linux containers | Container technology | Containerised applications | Containerising applications | Containers
Content delivery networks | CDN | Content distribution networks
Contentful | Contentful CMS
Continuous delivery | Continuous deployment | CD pipelines
Continuous integration | CI | CI pipelines
Cordova | Apache Cordova | PhoneGap | Adobe PhoneGap
Couchbase | Couchbase Server | Couchbase DB
CouchDB | Apache CouchDB | Couch DB database
cPanel | cPanel/WHM | Web Host Manager
CRISC | Certified in Risk and Information Systems Control
CrowdStrike | CrowdStrike Falcon
Cryptography | Encryption | Cryptographic protocols | Cryptographer | Data encryption | Cryptology
CSS | Cascading style sheets | CSS styling | CSS 3 | Style sheets | CSS coding | CSS development
CSS Grid | CSS Grid layout | Grid layout CSS
Cucumber | Cucumber testing | Cucumber framework | Cucumber automation | Cucumber BDD testing
CUDA | NVIDIA CUDA | GPU programming | GPU computing | CUDA programming
Cyber Essentials | NCSC Cyber Essentials | Cyber Essentials certification | Cyber Essentials scheme
Cyber Essentials Plus | CE Plus certification
Cyber threat intelligence | Threat intelligence | Threat intel | Threat intelligence analyst
CyberArk | CyberArk PAM | Cyber-Ark Vault
Cybersecurity | Computer security | IT security | Information security | InfoSec | Cyber-defence | Cybersecurity analyst | Cyber security engineering | Network and information security | Cybersecurity engineer | Information systems security | Information technology security | Cyber protection | Cybersecurity specialist | Cyber sec
Cypher query language | Cypher | Neo4j Cypher
Cypress | Cypress.io | Cypress testing | Cypress automation | Cypress end-to-end testing
Dapper | Dapper ORM | Dapper .NET
Dart | Dart programming | Dart language | Dart developer
DAST | Dynamic application security testing | Dynamic security testing
Data centre operations | Data centre technician | Data centre management | Data centre engineer
Data loss prevention | DLP | Data leakage prevention
Data structures | Data structures and algorithms | DSA | Algorithms and data structures
Database administration | DBA | Database administrator | Database management | DB administration | Database admin | Database maintenance | DB administrator | DB admin | Managing databases | Database support
Database design | Relational database design | Database modelling | Schema design | Designing databases | Database designer | Database architecture | DB design | Database schema design
Database development | Database developer | Database programming | Database programmer | DB development
Database migration | Migrating databases | DB migration | Database upgrade and migration
Database performance tuning | Database tuning | Query optimisation | SQL tuning | SQL optimisation | Database optimisation | Query tuning
Databases | Database systems | DBMS | DB systems | Database technology | Working with databases
Datadog | Data dog monitoring | Datadog APM
DB2 | IBM DB2 | IBM DB2 database | DB2 LUW
DBeaver | DBeaver SQL client
Debian | Debian Linux | Debian administration | Debian GNU/Linux
Debugging | Debug | Software debugging | Bug fixing | Debugging code | Fixing bugs | Troubleshooting code | Code debugging | Bug-fix
Delphi | Object Pascal | Embarcadero Delphi | Delphi developer | Delphi programming | Delphi programmer | Borland Delphi
Deno | Deno runtime | Deno JS
Design patterns | Software design patterns | GoF patterns | Programming patterns | Object-oriented design patterns | Gang of Four patterns
Desktop application development | Desktop development | Desktop applications | Desktop app development | Desktop software development
DevOps | DevOps engineering | DevOps engineer | DevOps practices | DevOps methodology | DevOps culture | DevOps tools | Development operations
DevSecOps | DevSecOps engineer | Secure DevOps | SecDevOps
DHCP | Dynamic Host Configuration Protocol | DHCP server | DHCP configuration
Digital forensics | Computer forensics | Cyber forensics | Computer forensic analysis | IT forensics | Digital forensic analyst | Forensic computing | Digital forensic investigation | Computer forensic investigation
DigitalOcean | Digital Ocean droplets
DirectX | Direct3D | Microsoft DirectX
Disaster recovery | IT disaster recovery | Disaster recovery planning | DR planning | Disaster recovery plan | IT continuity | Disaster recovery testing
Distributed systems | Distributed computing | Distributed systems engineer | Distributed applications | Distributed system design
Django | Django framework | Python Django | Django web framework | Django development | Django developer
Django REST Framework | DRF | Django REST API | Django REST | Django REST API development
DNS | Domain name system | DNS management | DNS configuration | DNS server | Domain name service | DNS administration
Docker | Docker containers | Docker engine | Dockerisation | Docker containerization | Dockerising | Dockerfile | Docker Engine containers
Docker Compose | Compose files | Docker-compose files
Docker Swarm | Swarm mode
Domain-driven design | DDD | Domain modelling with DDD | Domain driven development
Drizzle | Drizzle ORM
Drools | JBoss Drools | Drools rule engine
Dynatrace | Dynatrace APM | Dynatrace monitoring
Eclipse | Eclipse IDE
Elasticsearch | Elastic Search engine
Electron | Electron.js | Electron framework | Electron apps
Electronic data interchange | EDI integration | EDIFACT | EDI mapping
Elixir | Elixir language | Elixir developer | Elixir programming | Elixir development
ELK Stack | ELK | Elastic Stack | Elasticsearch, Logstash and Kibana | Elastic Stack ELK | ELK logging
Elm | Elm language | Elm programming
Embedded C | Embedded C programming | C for embedded systems
Embedded Linux | Linux for embedded systems
Embedded systems | Embedded software | Embedded programming | Embedded development | Embedded software development | Embedded engineer | Embedded software engineer | Embedded engineering | Embedded developer | Embedded systems programming
Ember.js | Ember | EmberJS framework | Ember framework | Ember developer
End-to-end testing | E2E testing | E2E tests | End to end tests
Endpoint detection and response | EDR | EDR tools
Endpoint security | Endpoint protection
Enterprise architecture | Enterprise architect | EA framework | Enterprise IT architecture
Enterprise service bus | ESB | ESB integration
Entity Framework | EF Core | Entity Framework Core | Microsoft Entity Framework | .NET Entity Framework
Erlang | Erlang/OTP | Erlang developer | Erlang programming
ES6 | ES2015 | Modern JavaScript | ES6+ | JavaScript ES6
ESLint | JavaScript linting | ES Linter
Ethereum | Ethereum development | Ethereum blockchain | Ethereum developer
Ethical hacking | Penetration testing | Pen testing | Penetration tester | White-hat hacking | Pen tester | Pentest | Ethical hacker
Event-driven architecture | Event-driven systems | Event-based architecture | Event-driven design
Exploratory testing | Exploratory tests | Ad hoc testing
Express.js | Express | Express framework | Express Node | Node Express | Express.js framework
F# | FSharp programming | F# developer
F5 BIG-IP | F5 Networks | F5 LTM | F5 load balancers | BIG-IP
FastAPI | Fast API framework | Python FastAPI
Figma to code | Design to code | PSD to HTML | Design to HTML | Turning designs into code
Firebase | Google Firebase | Google Firebase platform | Firebase backend
Firestore | Cloud Firestore | Firebase Firestore
Firewalls | Firewall administration | Firewall configuration | Firewall management | Firewall engineer | Firewall security | Network firewalls | Firewall rules
Flask | Flask framework | Python Flask | Flask developer | Flask web framework | Flask API
Flexbox | CSS Flexbox | CSS flexible box layout
Flutter | Flutter framework | Google Flutter | Flutter developer | Flutter development | Flutter SDK | Flutter mobile development
Fortinet | FortiGate | Fortinet firewall | FortiGate firewall
Fortran | Fortran 90 | Fortran programming | Fortran developer | Formula Translation language
FreeBSD | FreeBSD administration | Free BSD Unix
FreeRTOS | Free RTOS development
Front-end development | Frontend | Frontend developer | Client-side development | Frontend engineering | Front end web development | UI development | Front-end engineer | Frontend coding | Frontend programming | Front-end web developer | Frontend software engineer | Client-side programming
Full-stack development | Full stack | Fullstack developer | Full stack engineering | Full stack web development | Full stack web developer | Full-stack engineer | Full-stack programming | Full stack software engineer | End-to-end web development
Fullstack JavaScript | Full-stack JavaScript developer | JavaScript full stack
Functional programming | FP programming | Functional programming languages | FP paradigm | Functional languages
Functional testing | Functional tests | Functional tester | Software functional testing | Functional test design
Game development | Game programming | Video game development | Game developer | Game programmer | Game engineering | Making games
Game testing | Game tester | Video game testing | Video game tester | Games QA
Gatling | Gatling load testing
Gatsby | Gatsby.js | Gatsby framework
Gherkin | Gherkin syntax | Gherkin scenarios
Gin Gonic | Gin framework | Go Gin
Git | Git version control | Git SCM | Git versioning | Git branching | GIT source control | Git workflow | Git command line
Git flow | Gitflow workflow | Git branching strategy
GitHub | GitHub repositories | GitHub platform | GitHub pull requests | GitHub.com
GitHub Actions | GH Actions | GitHub workflows | GitHub CI | GitHub CI/CD
GitHub administration | GitHub Enterprise administration | GitHub org management
GitHub Copilot | Copilot for code | Copilot coding assistant
GitLab | GitLab repository | GitLab platform
GitLab CI | GitLab CI/CD | GitLab pipelines | GitLab runners | GitLab continuous integration
GitOps | GitOps workflow
Go | Golang | Go language | Go programming | Go developer | Golang developer | Golang programming | Golang development
Godot | Godot Engine | Godot game engine
Google Apps Script | Apps Script | Google Script | GAS scripting | Google Sheets scripting
Google Cloud Platform | GCP | Google Cloud | Google Cloud Services | Google Cloud engineer | GCP engineer | GCP cloud
Google Cloud Run | Cloud Run
Google Kubernetes Engine | GKE | Kubernetes on Google Cloud | Google GKE
Gradle | Gradle build | Gradle build tool | Gradle scripts
Grafana | Grafana dashboards | Grafana monitoring | Grafana Labs
Grails | Grails framework | Groovy on Grails
Graph databases | Graph DB | Graph database design
GraphQL | GraphQL API | GraphQL developer | Graph Query Language | GraphQL schema design
Groovy | Apache Groovy | Groovy scripting | Groovy language | Groovy developer
Group Policy | GPO | Group Policy Objects | Group Policy management
gRPC | Google RPC | gRPC services | gRPC API
Grunt | Grunt.js | Grunt task runner
GUI programming | GUI development | GUI developer | Graphical user interface development | Graphical user interface programming
Gulp | Gulp.js | Gulp task runner
HAProxy | HAProxy load balancer | High Availability Proxy
Hardware troubleshooting | Computer hardware troubleshooting | PC troubleshooting | Computer troubleshooting | Hardware diagnostics | Hardware fault finding
HashiCorp Vault | Vault secrets management | Hashi Vault
Haskell | Haskell programming | Haskell developer | Haskell language
Headless CMS | Headless content management system | Decoupled CMS
Helm | Helm charts | Kubernetes Helm | Helm package manager
Heroku | Heroku cloud | Heroku platform
Hibernate | Hibernate ORM | Java Hibernate | Hibernate framework
High availability | HA clusters | High-availability systems | Failover clustering
High-performance computing | HPC | HPC cluster | Supercomputing | HPC engineer | HPC administration
Hono | Hono.js | HonoJS framework
HP ALM | Quality Center | HP Quality Center | Micro Focus ALM | HP QC
HTML | HyperText Markup Language | HTML 5 | Hypertext markup | HTML coding | HTML markup | HTML programming | HTML language
HTML and CSS | HTML5/CSS3 | HTML/CSS development | HTML CSS coding
HTTP | HTTP protocol | Hypertext Transfer Protocol | HTTP/HTTPS
Hyper-V | Microsoft Hyper-V | HyperV virtualisation | Windows Hyper-V | Hyper-V administration
Hyperledger | Hyperledger Fabric
IBM i | AS/400 | iSeries | System i | AS400 iSeries | IBM iSeries | AS/400 system
IBM MQ | WebSphere MQ | MQSeries | MQ Series messaging
Identity and access management | IAM | Identity management | Access management | IDAM | Identity governance | Identity and access control | User access management | IAM engineer
Incident response | Security incident response | Cyber incident response | Incident responder | Incident handling security | Computer security incident handling
Industrial Internet of Things | IIoT | Industrial IoT
InfluxDB | Influx DB database
Informatica PowerCenter | Informatica | Power Center ETL | Informatica developer | Informatica ETL
Information technology | ICT | Information and communication technology
Infrastructure as a service | IaaS
Infrastructure as code | IaC | Infrastructure-as-code tools | Infrastructure automation | Cloud infrastructure as code
Infrastructure engineering | Infrastructure engineer | IT infrastructure engineer | Infrastructure support
Integration testing | Integration tests | Software integration testing | Integration tester
IntelliJ IDEA | IntelliJ | JetBrains IntelliJ | IDEA IDE
Internet Information Services | IIS | Microsoft IIS | IIS web server
Internet of Things | IoT | IoT development | IoT developer | IoT devices | IoT solutions | IoT engineering
Intrusion detection | IDS/IPS | Intrusion detection systems | Intrusion prevention | IDS | Intrusion detection and prevention
Ionic | Ionic Framework | Ionic mobile | Ionic app development | Ionic developer
Ionic Capacitor | CapacitorJS | Capacitor plugins
iOS development | iOS | iPhone development | iOS app development | iOS developer | iOS apps | iOS programming | iOS programmer | iOS engineer | iPhone app development | Apple app development | iPad app development | iOS SDK
ISO 27001 | ISO/IEC 27001 | ISO27k | ISO 27001 compliance | ISO 27001 certification | ISO/IEC 27001 implementation
ISO 27001 Lead Auditor | ISO/IEC 27001 Lead Auditor | ISMS Lead Auditor
ISO 27001 Lead Implementer | ISO/IEC 27001 Lead Implementer | ISMS Lead Implementer
Istio | Istio service mesh
ISTQB | ISTQB certified tester | ISTQB certification
ISTQB Foundation | CTFL | ISTQB Certified Tester Foundation Level
IT administration | System administration | Sysadmin | Systems administrator | IT administrator | System admin | IT admin | Server and system administration | Sys admin work | Systems administration work | Sys administrator | IT systems administrator
IT asset management | ITAM | IT asset manager
IT auditing | IT audit | IT auditor | Information systems audit | IS audit
IT infrastructure | Infrastructure management | IT infrastructure management | Infrastructure operations | Technology infrastructure
IT management | IT manager | Information technology management | ICT management | Head of IT
IT procurement | Buying IT equipment | Technology procurement | IT purchasing
IT service management | ITSM | IT service manager | IT service delivery | Service delivery of IT
Jakarta EE | Java EE | J2EE | JEE | Java Enterprise Edition | Java Enterprise | Java 2 Enterprise Edition | Java Platform Enterprise Edition
Jamf | Jamf Pro | JAMF administration | Casper Suite
Jasmine | Jasmine testing | Jasmine JS framework
JasperReports | Jaspersoft
Java | Core Java | Java programming | Java SE | J2SE | Java language | JDK | Java developer | Java development | Java backend | Java programmer | Java software engineer | Java coding | Java software development
Java servlets | Servlets | Servlet API | Jakarta Servlet
Java Swing | Swing GUI | Swing framework
JavaFX | Java FX development | JavaFX GUI
JavaScript | JS | Javascript language | Vanilla JavaScript | ECMAScript | Vanilla JS | JavaScript programming | JavaScript development | JavaScript developer | Javascript ES6+ | JavaScript programmer | JavaScript coding | JS developer
JavaServer Faces | JSF | Jakarta Faces
JBoss | WildFly | JBoss EAP | JBoss Application Server | JBoss AS | JBoss administration
JCL | Job Control Language | JCL scripting
JDBC | Java Database Connectivity
Jenkins | Jenkins CI | Jenkins pipelines | Jenkins CI/CD | Jenkins automation server
Jest | Jest testing | Jest unit testing | Jest framework | JestJS
Jetpack Compose | Android Jetpack Compose | Compose UI
Jira | Atlassian Jira | Jira Software | Jira administration | JIRA tickets | Jira Cloud | Jira boards
Jira Service Management | Jira Service Desk | JSM | Jira Helpdesk
JMeter | Apache JMeter | JMeter performance testing | JMeter scripts
Joomla | Joomla CMS | Joomla developer
JPA | Java Persistence API | Jakarta Persistence
jQuery | jQuery library | JavaScript jQuery | jQuery developer
JSON | JavaScript Object Notation | JSON format | JSON data
JSP | JavaServer Pages | Java Server Pages development | Jakarta Server Pages
Julia | Julia language | Julia programming | JuliaLang | Julia developer
Juniper | Juniper Networks | Junos | Juniper firewalls | Juniper routers | Junos OS
JUnit | JUnit testing | Java unit testing | JUnit tests
Jupyter | Jupyter Notebook | JupyterLab | iPython notebook | Jupyter Lab notebooks | iPython
JVM tuning | JVM | Java Virtual Machine | JVM performance
JWT | JSON Web Tokens | JSON Web Token authentication | JWT authentication
Kafka | Apache Kafka | Kafka messaging | Kafka cluster | Kafka developer | Event streaming with Kafka
Kafka Streams | Kafka Streams API | KStreams
Kali Linux | Kali | BackTrack Linux
Karma | Karma test runner | KarmaJS
Katalon | Katalon Studio
Keycloak | Red Hat SSO | Keycloak SSO
Kibana | Kibana dashboards | Elastic Kibana
Koa | Koa.js | KoaJS framework
Kong | Kong API gateway | Kong Gateway
Kotlin | Kotlin programming | Kotlin language | Kotlin developer | Kotlin development | Kotlin Android
Kubernetes | K8s | Kube | Kubernates | Kubernetes orchestration | Kubernetis | Kubernetes administration | K8 | Kuberentes | Kubernetes engineer | Kubernetes cluster management | K8s administration | Kubernetes clusters
KVM | Kernel-based Virtual Machine | KVM virtualisation
LabVIEW | NI LabVIEW | LabVIEW programming | LabVIEW developer | National Instruments LabVIEW
LAMP stack | LAMP | Linux Apache MySQL PHP | LAMP developer
LAN/WAN | LAN and WAN networking | Local and wide area networks
LangChain | Lang Chain framework | LangChain development
Laravel | Laravel framework | PHP Laravel | Laravel developer | Laravel development | Laravell
LaTeX | LaTeX typesetting | TeX | LaTeX document preparation
LDAP | Lightweight Directory Access Protocol | LDAP administration
Legacy systems | Legacy code | Legacy system maintenance | Legacy modernisation | Application modernisation
Less | Less CSS | LESS preprocessor | Leaner Style Sheets | Less preprocessing
LINQ | Language Integrated Query | LINQ queries
Linux | GNU/Linux | Linux OS | Linux operating system | Linux systems | Linux environments | Linux distributions | Linux command line | Linux server
Linux administration | Linux system administration | Linux sysadmin | Linux server administration | Linux administrator | Linux systems administrator | Linux engineer | Linux admin
Lisp | Common Lisp | Lisp programming | LISP language
Lit | LitElement | Lit framework
Load balancing | Load balancers | Load balancer configuration
Load testing | Load tests | Load tester | Application load testing
LoadRunner | HP LoadRunner | Micro Focus LoadRunner | OpenText LoadRunner
Local area networks | LAN | LAN networks
Logstash | Elastic Logstash
Low-code development | Low-code | No-code development | Low-code/no-code | No-code | Low-code platforms
Lua | Lua scripting | Lua programming | Lua developer
Luau | Roblox Lua | Luau scripting
macOS | Mac OS X | OS X | Apple macOS | Macintosh OS | Apple operating system | Mac operating system | Apple Mac
macOS administration | Mac administration | Apple device management
Mail server administration | Email server administration | Mail servers | Email server management
Mainframe | IBM mainframe | z/OS | Mainframe development | Mainframe computers | Mainframe programming | Mainframe developer
Make automation | Integromat | Make.com
Malware analysis | Malware analyst | Malware research | Malware reverse engineering | Malware researcher
Manual testing | Manual software testing | Manual QA testing | Manual tester | Manual software tester | Manual tests | Manual test execution
MariaDB | Maria database | MariaDB server | MariaDB administration
Markdown | Markdown language | MD files | Markdown formatting
Material Design | Google Material Design | Material Design guidelines
Material UI | MUI | Material-UI React | Material UI components | React Material UI
Maven | Apache Maven | Maven build | Maven build tool
MCSA | Microsoft Certified Solutions Associate | MCSA certification | MCSA certified | Microsoft MCSA
MCSE | Microsoft Certified Systems Engineer | MCSE certification | Microsoft Certified Solutions Expert | MCSE certified
MEAN stack | MEAN | MEAN developer | MongoDB, Express, Angular, Node | MEAN stack developer
Memcached | Memcache | Memcached caching
Mendix | Mendix developer | Mendix low-code
Mercurial | Mercurial SCM | Mercurial version control
MERN stack | MERN | MERN developer | MongoDB, Express, React, Node | MERN stack developer
Message queues | Message queuing | Message brokers | Message queueing systems | Messaging middleware | Message-oriented middleware
Metasploit | Metasploit Framework
Meteor | Meteor.js | Meteor framework | Meteor development
Microcontrollers | Microcontroller programming | MCU | Microcontroller development | MCU programming
Microservices | Microservice architecture | Microservices design | Micro-services development | Microservice-based architecture
Microsoft Defender | Defender for Endpoint | Microsoft Defender for Endpoint | Microsoft Defender Antivirus
Microsoft Dynamics 365 | Dynamics 365 | D365 | MS Dynamics | MS Dynamics 365 CE
Microsoft Dynamics 365 Business Central | Business Central | Dynamics NAV | Navision | Microsoft Dynamics NAV | D365 BC
Microsoft Dynamics AX | Dynamics AX | Axapta | AX 2012
Microsoft Exchange | Exchange Server | Exchange Online | Microsoft Exchange Server | Exchange administration | Exchange email server | Exchange admin
Microsoft Intune | Intune | Endpoint Manager | Intune administration | Intune device management | Microsoft Endpoint Manager
Microsoft Sentinel | Azure Sentinel | Sentinel SIEM
Microsoft SQL Server | SQL Server | MSSQL | MSSQL Server | SQL Server database | SQL Server administration | SQL Server DBA | MS SQL Server DBA | SQL Server developer
Mixed reality | XR development | Extended reality | MR development
Mobile app testing | Mobile testing | Mobile application testing
Mobile development | Mobile app development | Mobile application development | Mobile apps | Mobile developer | App development | Mobile application developer | Mobile programming | Mobile app developer | App developer | Mobile software development
Mobile device management | MDM administration | Enterprise mobility management
Mocha | Mocha.js | Mocha testing | Mocha framework
Mockito | Mockito Java | Mocking with Mockito
Model-view-controller | MVC | MVC architecture | MVC pattern | MVC framework | MVC design pattern
MongoDB | Mongo | Mongo database | MongoDB developer | MongoDB administration | MongoDB NoSQL | Mongo DB database
Mongoose | Mongoose ODM | MongooseJS
Monorepos | Monorepo management | Monorepo architecture | Monorepository
MQTT | MQTT protocol | MQTT broker
Mule | MuleSoft | MuleSoft Anypoint | Mule ESB | Mule developer | MuleSoft developer | Anypoint Platform | MuleSoft integration
Multi-factor authentication | MFA | 2FA | Two-factor authentication
Multithreading | Concurrency | Concurrent programming | Multi-threading programming | Multithreaded programming
MVVM | Model-view-viewmodel | MVVM pattern
MyBatis | iBATIS | MyBatis mapper
MySQL | MySQL database | MySQL server | MySQL administration | My SQL DB | MySQL DBA | Oracle MySQL
MySQL Workbench | Workbench for MySQL
n8n | n8n workflow automation | n8n automation
Nagios | Nagios Core | Nagios XI | Nagios monitoring
Neo4j | Neo4J graph database | Neo4j graph | Neo4j graph DB
Nessus | Tenable Nessus | Tenable
Nest.js | NestJS framework | Nest framework | NestJS Node framework
NetApp | NetApp ONTAP | NetApp storage
Netlify | Netlify hosting
Network administration | Network administrator | Network management | Network admin | Administering networks | Computer network administration | LAN administration | Network operations
Network design | Network architecture | Network architect | Designing networks | Network planning
Network installation | Installing networks | Network setup | LAN installation
Network monitoring | Monitoring networks | NOC monitoring | Network surveillance | Network performance monitoring
Network protocols | Networking protocols | Internet protocols | Communication protocols
Network security | Securing networks | Network security engineer | Network defence | Network security engineering | Network protection
Network troubleshooting | Network support | Troubleshooting networks | Network support engineer | Network fault finding
Network-attached storage | NAS storage | NAS administration
New Relic | New Relic APM | New Relic monitoring
Next.js | NextJS framework | Vercel Next.js | Next.js developer | React Next.js
Nginx | NGINX web server | Engine X | Nginx server | Nginx administration | Nginx reverse proxy
NIST Cybersecurity Framework | NIST CSF | NIST framework
Nmap | Network Mapper | Nmap scanning
Node.js | Node | Node JS runtime | Node.js development | Node development | Node backend | Node developer | Node.js developer | NodeJS backend | Server-side JavaScript | Node programming
NoSQL | NoSQL databases | Non-relational databases | Non-SQL databases | NoSQL database design | Document databases | NoSQL data stores
npm | Node package manager | npm packages | npm package management
NUnit | NUnit testing | .NET unit testing
Nutanix | Nutanix AHV | Nutanix HCI
Nuxt | Nuxt.js | NuxtJS framework | Nuxt framework | Nuxt developer
OAuth | OAuth 2.0 | OAuth2 | OAuth authentication | OAuth authorisation | Open Authorization
Object-oriented programming | OOP | Object oriented design | Object-oriented development | OO programming | OOD | Object-oriented languages | Object orientation | OOP concepts | Object-oriented software development
Object-relational mapping | ORM | Object relational mappers | ORM frameworks
Objective-C | Objective C programming | ObjC | Objective-C developer | Objective C language | iOS Objective-C
Observability | Observability engineering | System observability | Monitoring and observability
OCaml | OCaml programming | Objective Caml
ODBC | Open Database Connectivity
Office 365 administration | Microsoft 365 administration | O365 admin | M365 administration | Microsoft 365 admin | Office 365 administrator | M365 administrator | Microsoft 365 administrator | Office 365 support
Okta | Okta SSO | Okta identity | Okta administration
Open source development | Open-source contribution | Contributing to open source | Open source software
OpenAPI | Swagger | OpenAPI specification | Swagger UI | Swagger API documentation | OAS
OpenCL | Open Computing Language
OpenGL | Open Graphics Library | OpenGL ES | OpenGL programming
OpenID Connect | OIDC | OpenID | OpenID Connect authentication
OpenShift | Red Hat OpenShift | OpenShift Container Platform | OpenShift administration
OpenStack | OpenStack cloud | OpenStack administration
OpenTelemetry | OTel | Open Telemetry tracing
Operating systems | OS internals | OS concepts | OS development | Computer operating systems
Oracle APEX | Application Express | Oracle Application Express
Oracle Cloud | OCI | Oracle Cloud Infrastructure | Oracle Cloud engineer | OCI cloud
Oracle Database | Oracle | Oracle DB | Oracle RDBMS | Oracle 12c | Oracle 19c | Oracle DBA | Oracle SQL | Oracle database administration | Oracle RDBMS administration | Oracle database developer
Oracle E-Business Suite | Oracle EBS | EBS | Oracle Apps | Oracle E-Business
Oracle Forms | Oracle Forms and Reports | Forms 12c
OSCP | Offensive Security Certified Professional | OSCP certification | OffSec Certified Professional
OSGi | Apache Felix | OSGi bundles
OSPF | Open Shortest Path First
OutSystems | OutSystems developer | OutSystems low-code
OWASP | OWASP Top 10 | Open Web Application Security Project | OWASP security | OWASP standards
Packet analysis | Packet sniffing | Network packet analysis | Packet capture | Network traffic analysis
Palo Alto firewalls | Palo Alto Networks | Palo Alto | PAN-OS | Palo Alto NGFW | Palo Alto next-generation firewall
Parallel programming | Parallel computing | Parallelisation | Parallel processing
Pascal | Turbo Pascal | Pascal programming | Pascal language | Free Pascal
Patch management | Software patching | Server patching
PCI DSS | PCI compliance | Payment Card Industry Data Security Standard | PCI security
Perforce | Perforce Helix | P4 version control | Helix Core
Performance testing | Software performance testing | Performance test engineer | Performance tester | Application performance testing | Performance test engineering
Perl | Perl scripting | Perl programming | Perl developer | Perl language | Perl programmer | Perl 5 scripting
Phoenix | Phoenix framework | Elixir Phoenix | Phoenix LiveView
PHP | PHP programming | PHP development | PHP developer | PHP web development | PHP programmer | PHP language | PHP coding | Hypertext Preprocessor | PHP scripting
phpMyAdmin | PHP MyAdmin tool
PHPUnit | PHP unit testing
Pinia | Pinia store
PL/SQL | Oracle PL/SQL | PLSQL programming | PL/SQL developer | PL/SQL development | Procedural SQL | PL SQL programming language
Platform as a service | PaaS
Platform engineering | Platform engineer | Internal developer platform | Developer platform engineering
Playwright | Playwright testing | Microsoft Playwright | Playwright automation
Plesk | Plesk Panel
Postfix | Postfix mail server | Postfix MTA
PostgreSQL | Postgres | psql | pgsql | PostgreSQL database | PostgresSQL | PostgressSQL | Postgress | PostgreSQL administration | Postgres database | PostgreSQL DBA | Postgres DB
Postman | Postman API | Postman API testing | Postman testing
Power Apps | Microsoft Power Apps | PowerApps development | Power Apps developer | Canvas apps | PowerApps low-code
Power Automate | Microsoft Power Automate | Microsoft Flow | Power automate flows | MS Flow | Power Automate Desktop | Power Automate developer
Power Platform | Microsoft Power Platform | Power Platform developer | MS Power Platform development
PowerBuilder | Sybase PowerBuilder | PowerBuilder developer
PowerShell | PowerShell scripting | Windows PowerShell | PowerShell scripts | PowerShell automation | PowerShell programming | PS scripting
Preact | Preact JS
Printer support | Printer troubleshooting | Printer maintenance | Printer installation
Prisma | Prisma ORM | Prisma client | PrismaJS
Privileged access management | Privileged account management
Progressive web apps | PWA | Progressive web applications | Progressive web app development | PWA development
Prolog | Prolog programming | Logic programming
Prometheus | Prometheus monitoring | Prometheus alerting | Prometheus metrics
Protocol Buffers | Protobuf | Proto buffers | Google Protocol Buffers
Proxmox | Proxmox VE | Proxmox virtualisation
PRTG | PRTG Network Monitor | Paessler PRTG
Public key infrastructure | PKI | Certificate management | SSL certificates | Digital certificates
Pulumi | Pulumi IaC
Puppet | Puppet configuration management | Puppet Enterprise | Puppet Labs | Puppet automation
PyCharm | JetBrains PyCharm
PyQt | PySide | Qt for Python | Python Qt
Pytest | Py.test framework | Python unit testing | Python testing
Python | Python programming | Python language | Python scripting | Python development | Python developer | Pyhton | Python coding | Python programmer | Phyton | Python software development | Python scripts | Python software engineer
QA engineering | QA engineer | Software QA engineer | Quality engineering software
QML | Qt Quick | Qt QML
QRadar | IBM QRadar | QRadar SIEM
Qt | Qt framework | Qt development | Qt developer | Qt C++
Quarkus | Quarkus Java | Red Hat Quarkus
QuarkXPress scripting | Quark scripting
RabbitMQ | RabbitMQ messaging
Rancher | SUSE Rancher | Rancher Kubernetes
React | React.js | React framework | React library | Reactjs development | React development | React developer | React front end | React web development | React programmer
React Native | React-Native mobile | React Native development | React Native developer | React Native mobile apps
React Query | TanStack Query | TanStack React Query
Reactive programming | Rx programming | Reactive systems | Reactive extensions
Real-time operating systems | RTOS | Real-time OS
Red Hat Enterprise Linux | RHEL | Red Hat Linux | Red Hat | Red Hat Linux administration | RHEL administration | Redhat Enterprise
Red teaming | Red team | Red team operations | Red teamer
Redis | Redis cache | Redis database | Redis caching | Remote Dictionary Server | Redis in-memory database
Redux | Redux Toolkit | React Redux | Redux.js | Redux state management
Refactoring | Code refactoring | Refactoring code | Refactor | Code restructuring
Regression testing | Regression tests | Software regression testing | Regression tester
Regular expressions | Regex | RegExp | RegEx patterns | Regular expression matching
Relational databases | RDBMS | Relational database management systems | Relational DB | SQL-based databases
Release management | Release manager | Software release management | Software deployment | Release engineering | Build and release engineering
Remix | Remix.run
Remote desktop support | RDP | Remote support tools | Remote Desktop Protocol | Remote desktop | Remote desktop assistance | Remote IT support
Responsive web design | Responsive design | RWD | Mobile-first design | Responsive web development | Mobile-responsive design
REST API | RESTful API | REST | RESTful web services | REST services | RESTful services | Restful API design | REST web services | REST API development | RESTful | REST-API design | RESTful API development | Representational state transfer | ReST API services
Reverse engineering software | Software reverse engineering | Binary analysis | Software reversing
RHCE | Red Hat Certified Engineer | RHCE certification | RHCE certified
RHCSA | Red Hat Certified System Administrator | RHCSA certification | RHCSA certified
Roblox Studio | Roblox development | Roblox developer | Roblox game development | Roblox scripting
Robot Framework | Robot Framework testing | Robot Framework automation
Robotic process automation | RPA | RPA development | RPA developer | Process automation robots | RPA tools | Software robots
ROS | Robot Operating System | ROS development
Routing and switching | Routers and switches | Routing protocols | Switching and routing
RPG programming | RPGLE | RPG IV | RPG ILE | IBM RPG | RPG developer
RSpec | Ruby RSpec | RSpec testing
Ruby | Ruby programming | Ruby language | Ruby development | Ruby developer | Ruby programmer | Ruby scripting | Ruby coding
Ruby on Rails | Rails | RoR | Ruby Rails | Rails framework | Rails developer | Ruby on Rails developer | Rails development | Ruby on Rails development
Rust | Rust programming | Rust language | Rustlang | Rust developer | Rust development | Rust-lang programming | Rust programmer
RxJava | RxJava 2 Android | Reactive Extensions for Java
RxJS | Reactive Extensions for JavaScript | RxJS observables
Salesforce Lightning | Lightning Web Components | LWC | Lightning Components | Salesforce LWC | Lightning Experience development
SAML | Security Assertion Markup Language | SAML SSO
Sanity | Sanity CMS | Sanity.io
SAP | SAP ERP | SAP R/3 | SAP system | SAP ECC | SAP software | SAP applications | SAP enterprise software
SAP BASIS | BASIS administration | SAP BASIS administrator | SAP BASIS consultant
SAP Fiori | Fiori | SAP Fiori development
SAP HANA | HANA | SAP HANA database | HANA DB
SAP PI/PO | SAP Process Integration | SAP Process Orchestration | SAP XI
SAP S/4HANA | S/4HANA | SAP S4 | S4HANA Cloud | SAP S4 HANA ERP
SAPUI5 | SAP UI5 development | OpenUI5
Sass | SCSS | Sass CSS | Syntactically awesome style sheets | SASS preprocessor | Sassy CSS | Sass stylesheets | SASS/SCSS
SAST | Static application security testing | Static security analysis
Scala | Scala programming | Scala language | Scala developer | Scala development | Scala programmer
SCCM | System Center Configuration Manager | MECM | Microsoft Configuration Manager | ConfigMgr
Scrapy | Scrapy framework | Python Scrapy
Scratch | Scratch programming | Scratch coding | MIT Scratch
Scripting | Script programming | Scripting languages | Automation scripting | Writing scripts
SD-WAN | Software-defined WAN | Software-defined wide area network
SDET | Software development engineer in test | Software engineer in test | SET engineer
Secrets management | Managing secrets
Secure coding | Secure software development | Secure programming | Secure code development | Secure code review | Secure SDLC
Security architecture | Security architect | Cyber security architecture | Information security architecture
Security auditing | Security audits | IT security audit | Security auditor | Information security audit
Security awareness training | Cyber awareness training | Security awareness
Security operations | SOC analyst | SOC operations | Security operations centre | Security operations centre analyst | SecOps | SOC monitoring | Security monitoring
Security testing | Security tester | Application security tests
Selenium | Selenium WebDriver | Selenium testing | Selenium automation | Selenium Grid | Selenium automation testing | Selenium tester | Selenium IDE
SEO for developers | Technical SEO | SEO technical optimisation | Technical search engine optimisation | Technical SEO specialist
Sequelize | Sequelize ORM | SequelizeJS
Server administration | Server management | Server maintenance | Server admin | Server administrator | Server support | Managing servers | Server configuration
Server installation | Server setup | Installing servers | Server build | Server deployment
Serverless | Serverless architecture | Serverless computing | Function as a service | FaaS | Serverless development | Serverless applications
Service mesh | Service mesh architecture
Service-oriented architecture | SOA | SOA architecture | Service orientation
ServiceNow | ServiceNow ITSM | ServiceNow development | Service-Now platform | ServiceNow administration | ServiceNow developer | ServiceNow admin
Shader programming | Shaders | HLSL | GLSL | Shader development
SharePoint development | SharePoint developer | SPFx | SharePoint Framework | SharePoint programming
Shell scripting | Shell scripts | Unix shell scripting | Linux shell scripting | Shell programming | Shell programming scripts | Shell coding | Unix scripting | Linux scripting
Shopify development | Shopify developer | Shopify theme development | Shopify Liquid | Liquid templates
SIEM | Security information and event management | SIEM tools | SIEM administration | Security event management | SIEM engineer
SignalR | ASP.NET SignalR
Single sign-on | SSO | Single sign-on integration
SIP trunking | Session Initiation Protocol | SIP protocol | SIP trunks
Site reliability engineering | SRE | Site reliability engineer | Site reliability | SRE practices | Reliability engineering of software | SRE engineer
Sitecore | Sitecore CMS | Sitecore developer
Smart contracts | Smart contract development | Smart contract developer | Smart contract programming | Ethereum smart contracts
Smoke testing | Smoke tests | Build verification testing
Snort | Snort IDS
SOAP | SOAP web services | SOAP API | Simple Object Access Protocol | SOAP services
SOAP UI | SoapUI testing | ReadyAPI | SoapUI tests
SOC 2 | SOC 2 compliance | SOC2 audit
Socket programming | TCP sockets | Network programming
Socket.IO | SocketIO library
Software architecture | Software architect | Application architecture | Systems architecture | Application architect | Software system architecture | Architecture of software | Technical architecture | Technical architect
Software as a service | SaaS | Cloud software | SaaS platforms
Software configuration management | Configuration management of software | Software configuration manager
Software design | Designing software | Software designer | Application design | Program design | Detailed software design
Software development | Software engineering | Software developer | Software engineer | Coding | Programming | Computer programming | Programmer | Application development | Developing software | Coder | Coding skills | Software programming | Programming skills | Software design and development | Writing code | Computer programmer | Applications developer | Software dev | Software engineering work | Program development
Software development life cycle | SDLC | Software life cycle | Software development process | System development life cycle
Software documentation | Code documentation | API documentation | Documenting code | Developer documentation
Software estimation | Effort estimation of software | Story point estimation
Software implementation | Software rollout | Software implementation consultant | Systems implementation
Software installation | Installing software | Software setup | Application installation | Installing programs | Software deployment on desktops
Software quality assurance | Software QA | SQA | Software quality | Quality assurance of software | SQA engineer | Software QA analyst
Software testing | Software tester | Testing software | QA testing | Software test | Application testing | QA tester | Test engineering | Software test engineer | Testing of software | Software test analyst | Test analyst | Test engineer | Program testing
Solaris | Oracle Solaris | Sun Solaris
SolarWinds | SolarWinds NPM | SolarWinds Orion
Solidity | Solidity developer | Solidity programming | Solidity development
Solution architecture | Solution architect | Solutions architecture design | IT solution architecture | Solution architecting | Technical solution design
SonarQube | Sonar | SonarQube code quality
Splunk | Splunk Enterprise | Splunk administration | Splunk SIEM | Splunk developer
Spring | Spring Framework | Java Spring | Spring developer | Spring Java framework | Spring Core
Spring Boot | SpringBoot Java | Java Spring Boot | Spring Boot developer | Spring Boot framework | Spring Boot microservices
Spring Cloud | Spring Cloud microservices
Spring MVC | Spring Web MVC | Spring MVC framework
Spring Security | Spring Security framework
SQL | Structured query language | SQL queries | SQL query writing | SQL programming | SQL databases | SQL querying | SQL coding | SQL developer | SQL language | SQL development | SQL scripting | Writing SQL
SQL Server Agent jobs | SQL Agent | SQL jobs
SQL Server Management Studio | SSMS
SQLAlchemy | SQL Alchemy ORM | Python SQLAlchemy
SQLite | SQL Lite | SQLite database
SSIS | SQL Server Integration Services | SSIS packages | Microsoft SSIS | Integration Services
SSRS | SQL Server Reporting Services | SSRS reports | Microsoft SSRS | Reporting Services
Static code analysis | Static analysis | Static program analysis | Code linting
STM32 | STM32 programming | STM32Cube
Storage administration | Storage engineer | Data storage management | Storage management of data | Enterprise storage | Storage administrator
Storage area networks | SAN storage | SAN administration | SAN switches
Stored procedures | SQL stored procedures | Stored procs | Database stored procedures | Writing stored procedures
Storybook | Storybook.js | Storybook UI components
Strapi | Strapi CMS
Stress testing of software | Software stress testing | System stress testing
Styled components | Styled-components React
Subversion | SVN | Apache Subversion | Tortoise SVN | SVN version control | Apache SVN | Tortoise SVN client
Supabase | Supabase backend | Supabase database
SUSE Linux | SUSE | SLES | SUSE Linux Enterprise Server
Svelte | Svelte.js | Svelte framework | Svelte developer
SvelteKit | Svelte Kit framework | SvelteKit development
Swift | Swift programming | Apple Swift | Swift language | Swift developer | Swift iOS | Swift development | Swift iOS development
SwiftUI | Apple Swift UI | Apple SwiftUI framework | SwiftUI development
Sybase | SAP ASE | Sybase ASE | Sybase database | Adaptive Server Enterprise
Symfony | Symfony framework | PHP Symfony | Symfony developer | Symfony development | Symphony PHP
System design | Large-scale system design | Scalable system design | Designing systems | High-level system design
System integration testing | System integration tests
System testing | Software system test | System test engineer
Systems analysis | Systems analyst | IT systems analysis | Computer systems analyst | Systems analysis and design
Systems integration | Application integration | Enterprise application integration | System integrator | Integration of systems | Software integration | EAI | Integration developer | Integration engineering
T-SQL | Transact-SQL | TSQL programming | Transact SQL programming | T-SQL development | T-SQL developer | T-SQL queries
Tailwind CSS | Tailwind | TailwindCSS framework | Tailwind framework
TCP/IP | TCP IP protocol | TCP/IP networking | Transmission Control Protocol/Internet Protocol | TCP/IP protocols suite | TCP IP networks
TeamCity | JetBrains TeamCity | TeamCity CI
TeamViewer | TeamViewer remote support
Technical leadership | Tech lead | Technical lead | Lead developer | Leading developers | Lead engineer of software
Terraform | HashiCorp Terraform | Terraforming infrastructure | Terraform IaC | Terraform scripts | Terraform modules | Hashicorp Terraform IaC
Test automation | Automated testing | Automation testing | QA automation | Automated tests | Test automation engineering | Test automating | Automated test scripts | Automation tester | Test automation engineer | QA automation engineer | Automation QA | Software test automation
Test cases | Writing test cases | Test case design | Test case writing | Test case development
Test data management | Test data | Test data preparation
Test management | Test manager | Software test management | Test lead | Test coordination
Test plans | Test planning | Writing test plans | Test plan development
Test scripts | Test scripting | Writing test scripts | Test script development
Test strategy | Test strategy development | Testing strategies | Defining test strategies
Test-driven development | TDD | Test driven design | Test-first development | Test driven programming | TDD approach
TestNG | TestNG framework | Test NG Java
TestRail | TestRail test management | Gurock TestRail
Threat hunting | Threat hunter | Cyber threat hunting
Threat modelling | Threat models | STRIDE | Threat analysis and modelling
Three.js | ThreeJS 3D | WebGL Three.js
Ticketing systems | Ticketing software | Service desk ticketing | IT ticketing | Ticket management
TOGAF | TOGAF certified | The Open Group Architecture Framework | TOGAF certification
Travis CI | TravisCI pipelines
Tricentis Tosca | Tosca | Tosca automation
tRPC | tRPC API
TypeScript | TS | TypeScript developer | TypeScript programming | TypeScript development | TypeScript language
Typo3 | TYPO3 CMS | TYPO3 developer
Ubuntu | Ubuntu Linux | Ubuntu Server | Ubuntu OS | Ubuntu desktop
UFT | QTP | Unified Functional Testing | QuickTest Professional | HP UFT
UiPath | UiPath developer | UiPath RPA | UiPath Studio
Umbraco | Umbraco CMS | Umbraco developer
UML | Unified Modelling Language | UML diagrams | UML modelling | Unified Modelling Language diagrams
Unit testing | Unit tests | Writing unit tests | Unit test development | Software unit testing | Unit test writing
Unity | Unity3D | Unity engine | Unity game engine | Unity game development | Unity developer | Unity game developer | Unity C# | Unity development
Unix | UNIX systems | Unix operating system | Unix OS | Unix environment
Unix administration | Unix system administration | Unix administrator | Unix sysadmin | Unix systems administrator
Unreal Blueprints | Blueprint visual scripting | UE Blueprints
Unreal Engine | UE4 | UE5 | Unreal | Unreal Engine 5 | Unreal Engine 4 | Unreal developer | Unreal game development | Epic Unreal | Unreal Engine development
User acceptance testing | UAT | Acceptance testing | UAT testing | User acceptance tests | UAT coordination | Customer acceptance testing of software
User account administration | User account management | User administration | Password resets | Account provisioning
Vagrant | HashiCorp Vagrant | Vagrant boxes | Vagrantfile
VB.NET | Visual Basic .NET | VB dot net | VB.NET developer | VB.NET programming
VBScript | VBS | Visual Basic Script | VBScript scripting | Visual Basic Scripting Edition
Vector databases | Vector stores | Vector search databases
Veeam | Veeam Backup | Veeam Backup and Replication
Vercel | Vercel hosting | Vercel deployment
Version control | Source control | Revision control | Source code management | Version control systems | Version control tools | Version-control software | Version management | Code versioning | VCS | Software versioning | Source code control
Virtual desktop infrastructure | VDI | Virtual desktops
Virtual reality development | VR development | VR | Virtual reality | VR developer | VR programming | Virtual reality developer | VR apps
VirtualBox | Oracle VirtualBox | Oracle VM VirtualBox
Virtualisation | Virtual machines | Server virtualisation | VMs | Virtualisation technology | Virtual machine administration | Hypervisors | VM management
Visual Basic | VB6 | Visual Basic 6 | VB | VB classic | Visual Basic developer | VB programming | VB developer
Visual FoxPro | FoxPro | VFP | Microsoft FoxPro
Visual Studio | Microsoft Visual Studio | Visual Studio IDE | VS IDE
Visual Studio Code | VS Code | VSCode editor | VSC editor
Vite | Vite.js | Vite build tool | Vite bundler
Vitest | Vitest unit testing
VLANs | Virtual LAN | VLAN configuration
VMware | VMware administration | VMware virtualisation | VMware administrator | VMware engineer | VMWare infrastructure
VMware vSphere | vSphere | VMware ESXi | ESXi | vCenter | VMware vCenter
VMware Workspace ONE | Workspace ONE | AirWatch | VMware AirWatch
VoIP | Voice over IP | IP telephony | VoIP telephony | Voice over Internet Protocol
VPN | Virtual private networks | VPN configuration | VPN administration | Virtual private networking | IPsec VPN | VPN setup
Vue.js | Vue | Vue framework | Vue development | Vue developer | Vue.js developer | Vue framework JS | Vue.js framework
Vuex | Vuex store
Vulnerability assessment | Vulnerability scanning | Vulnerability testing | Vulnerability scans | Vulnerability analysis | Security vulnerability assessment
Vulnerability management | Vulnerability management programme | Vulnerability remediation | Vulnerability analyst
WCF | Windows Communication Foundation
Web accessibility | WCAG | a11y | Digital accessibility | Website accessibility | Web Content Accessibility Guidelines
Web application firewall | WAF | WAF management
Web development | Website development | Web developer | Web programming | Website creation | Building websites | Web application development | Web applications | Web dev | Web engineer | Web coding | Website developer | Web site programming | Web programmer | Website building
Web hosting | Website hosting | Hosting administration
Web performance optimisation | Web performance | Page speed optimisation | Website speed optimisation
Web scraping | Data scraping | Web crawling | Screen scraping | Website scraping | Web harvesting
Web services | Web service development | Web service integration | Web service APIs
Web3 development | Web3 developer | Web3.js | DApp development | Decentralised applications
WebAssembly | WASM | Web Assembly modules
WebdriverIO | WDIO | Webdriver.io framework
WebGL | WebGL development | Web Graphics Library
WebLogic | Oracle WebLogic | WebLogic Server | Oracle WebLogic Server | BEA WebLogic
Webmaster | Website maintenance | Website administration | Website management | Web administration
Webpack | Webpack bundler | Module bundlers
WebRTC | Web Real-Time Communication | WebRTC video calls
WebSockets | Web socket programming | WebSocket protocol | WS protocol
WebSphere | IBM WebSphere | WebSphere Application Server | WAS administration
Wi-Fi networks | Wireless networking | WLAN | Wireless networks | Wireless LAN | WiFi installation | Wireless network engineer | WiFi networking | Wireless network setup
Wide area networks | WAN | WAN networks
Windows | Microsoft Windows | Windows OS | Windows operating system | Windows 10 | Windows 11 | Windows administration | MS Windows OS | Windows environment | Windows PC | Windows desktop
Windows deployment | Windows imaging | Desktop imaging | OS deployment | Desktop deployment
Windows Forms | WinForms | Win Forms development | .NET Windows Forms
Windows Server | Microsoft Windows Server | Windows Server administration | Windows Server administrator | Windows system administration | Windows sysadmin | Windows administrator
Wireshark | Wireshark analysis | Wireshark packet capture
WordPress development | WordPress developer | WordPress plugin development | WordPress theme development | WordPress programming | WordPress PHP development | Custom WordPress themes | WP development
Workflow automation | Automating workflows | Workflow automation tools | Business process automation
WPF | Windows Presentation Foundation | WPF development
Xamarin | Xamarin Forms | Xamarin developer | Xamarin mobile development | Xamarin.Android
XAML | Extensible Application Markup Language | XAML development
Xcode | Xcode IDE | Apple Xcode
XML | Extensible Markup Language | XML schema | XML format | XSD | XML markup
Xray test management | Xray for Jira | Xray Jira
XSLT | XSL transformations | XSL | Extensible Stylesheet Language | XSLT stylesheets
xUnit | xUnit.net | xUnit testing
YAML | YAML configuration | YAML files
Yarn | Yarn package manager | YarnPkg
Yii | Yii framework | Yii PHP
Yocto | Yocto Project | Yocto Linux
Zabbix | Zabbix monitoring | Zabbix server
Zapier | Zapier automation | Zapier integrations | Zaps
Zend Framework | Laminas | Zend | Laminas Project | Zend PHP
Zephyr test management | Zephyr Scale | Zephyr for Jira
Zero trust | Zero trust architecture | Zero trust security | ZTNA
$skills$);
select private.load_skills('teaching', $skills$
# Teaching: subjects, methods, classrooms, special needs and learning online
A-level teaching | Sixth form teaching
Academic advising | Academic advisor | Student advising | Academic counselling
Academic research | Scholarly research | University research
Academic writing | Scholarly writing | Writing academic papers
Admissions | Student admissions | University admissions | Admissions officer
Adobe Captivate | Captivate
Adult education | Adult learning | Teaching adults | Adult literacy
Art teaching | Art teacher | Teaching art | Art education
Articulate Storyline | Storyline 360 | Articulate 360 | Articulate
Assessment for learning | AfL | Formative assessment
Assessment of students | Student assessment | Assessing students | Marking | Grading | Grading papers | Marking exams | Pupil assessment
Assessor qualification | A1 assessor | TAQA | NVQ assessor
Behaviour management | Managing behaviour | Behaviour management in class | Pupil behaviour management
Bilingual education | Bilingual teaching | Dual language education
Biology teaching | Biology teacher | Teaching biology
Blackboard | Blackboard Learn
Blended learning | Hybrid learning | Blended teaching
Business studies teaching | Business teacher | Teaching business
Canvas LMS | Canvas | Instructure Canvas
Career guidance | Careers advice | Career counselling | Careers adviser | Career advising | Career coaching | Career counsellor
CELTA | Certificate in English Language Teaching to Adults | Cambridge CELTA
Chemistry teaching | Chemistry teacher | Teaching chemistry
Classroom management | Managing a classroom | Classroom control | Classroom behaviour management
Classroom technology | Interactive whiteboards | Smartboards
Coaching of teachers | Instructional coaching | Instructional coach
Common Core | Common Core standards | Common Core State Standards
Computer science teaching | Computing teacher | ICT teaching | Teaching computing | ICT teacher
Cover supervision | Cover supervisor | Covering lessons
Curriculum development | Curriculum design | Curriculum planning | Developing curricula | Curriculum writing
Dance teaching | Dance teacher | Dance instructor | Teaching dance
DELTA | Diploma in Teaching English to Speakers of Other Languages
Differentiated instruction | Differentiation | Differentiated learning | Differentiated teaching
Drama teaching | Drama teacher | Teaching drama
Driving instruction | Driving instructor | Driving lessons
Dyslexia support | Dyslexia teaching | Dyslexia specialist
E-learning | Online learning | eLearning development | Elearning design
EAL support | English as an additional language | EAL
Education administration | School administration | School administrator | School office
Education leadership | School leadership | Headteacher | School principal | Principal of a school
Educational psychology | Educational psychologist | School psychology | School psychologist
Educational technology | EdTech | Education technology
Elementary teaching | Primary teaching | Primary school teaching | Primary education | Elementary education | Elementary school teacher | Primary teacher
English teaching | English teacher | Teaching English
ESL teaching | ESL | English as a second language | ESOL | ESL teacher | English for speakers of other languages | ELL teaching | English language learners
Exam invigilation | Invigilator | Exam proctoring | Proctoring | Invigilation
Exam preparation | Test preparation | Test prep | SAT preparation
Field trips | School trips | Educational visits
Fitness instruction | Fitness instructor | Gym instructor | Group fitness instructor | Aerobics instructor
Further education teaching | FE teaching | College lecturer | FE lecturer
GCSE teaching | Teaching GCSE
Geography teaching | Geography teacher | Teaching geography
Gifted education | Gifted and talented | Gifted students
Google Classroom | G Classroom
Guidance counselling | School counselling | School counsellor | Guidance counsellor
Higher education teaching | University teaching | University lecturer | Lecturing | Lecturer | Professor | College teaching
History teaching | History teacher | Teaching history
Home schooling | Home education
IEP | Individualised education program | IEP writing | Individual education plans | Individualized education plans
Instructional design | Instructional designer | Learning design | Learning designer | Course design | ADDIE
International Baccalaureate | IB teaching | IB programme
Kahoot
Key stage 1 teaching | KS1 teaching | KS1 | Key stage 1
Key stage 2 teaching | KS2 teaching | KS2 | Key stage 2
Kindergarten teaching | Kindergarten teacher | Kindergarten
Language teaching | Foreign language teaching | MFL teaching | Modern foreign languages | Language teacher
Learning management systems | LMS | LMS administration
Learning support | Learning support assistant | LSA | Learning support assistance
Lesson planning | Lesson plans | Planning lessons | Lesson preparation | Preparing lessons | Lesson planner
Library work | Librarian | Librarianship | Library science | Library assistant
Literacy teaching | Literacy instruction | Teaching literacy | Reading instruction | Teaching reading | Reading specialist
Maths teaching | Mathematics teaching | Math teacher | Teaching maths | Teaching mathematics
Middle school teaching | Middle school teacher
Montessori | Montessori teaching | Montessori method | Montessori education
Moodle | Moodle LMS
Museum education | Museum educator | Gallery education
Music teaching | Music teacher | Teaching music | Music lessons | Piano teaching | Music education
Numeracy teaching | Teaching numeracy | Numeracy instruction
Online teaching | Teaching online | Virtual teaching | Distance teaching | Remote teaching
Outdoor education | Outdoor instructor | Forest school | Outdoor learning
Parent communication | Communicating with parents | Parent-teacher conferences | Parent teacher meetings
Pastoral care | Pastoral support | Pastoral care of pupils
Personal training | Personal trainer | Certified personal trainer
PGCE | Postgraduate Certificate in Education
Phonics | Synthetic phonics | Phonics teaching | Read Write Inc | Teaching phonics
Physical education | PE teaching | PE teacher | Physical education teacher | Teaching PE
Physics teaching | Physics teacher | Teaching physics
Preschool teaching | Preschool teacher | Pre-K teaching | Preschool | Pre-kindergarten
Project-based learning | PBL
QTS | Qualified teacher status
Religious education teaching | RE teacher | RE teaching
Remedial teaching | Remedial education | Reading recovery
Scheme of work planning | Schemes of work
School bus supervision | Bus monitor | School bus monitor
School inspection standards | Ofsted | Ofsted inspections
Science teaching | Science teacher | Teaching science
SCORM | SCORM packages
Secondary teaching | Secondary school teaching | High school teaching | Secondary education | High school teacher | Secondary teacher
Seminar leading | Leading seminars | Seminar teaching
SEN | Special educational needs | SEND | Special education | SEN teaching | Special needs education | Special needs | Special ed | Special education teacher | SEN support | SEN teacher | Special needs teaching | Special-needs support | SPED
SENCO | SENDCo | Special educational needs coordinator
Social studies teaching | Social studies teacher | Teaching social studies
Speech and drama coaching | Voice coaching | Elocution
Sports coaching | Sports coach | Coaching sports | Athletics coaching | Football coaching
STEM education | STEM teaching | STEM
Student engagement | Engaging students
Student mentoring | Mentoring students | Pupil mentoring | Learning mentor
Student support services | Student services | Student affairs | Student support
Substitute teaching | Supply teaching | Substitute teacher | Supply teacher | Relief teaching
Swimming teaching | Swimming teacher | Swim instructor | Swimming instructor | Swimming lessons | Teaching swimming
Syllabus development | Syllabus design
Teacher training | Training teachers | Teacher education
Teaching | Teacher | Classroom teaching | School teaching | Pedagogy | Qualified teacher
Teaching assistance | Teaching assistant | Classroom assistant | Teacher's aide | Paraprofessional | Paraeducator | TA teaching
Teaching licence | Teacher certification | Teaching certificate | State teaching certificate | Certified teacher
TEFL | Teaching English as a foreign language | TEFL certified | TEFL certificate | EFL teaching | English as a foreign language
TESOL | Teaching English to speakers of other languages | TESOL certified | TESOL certificate
Thesis supervision | Supervising dissertations | Dissertation supervision
Tutoring | Tutor | Private tuition | Private tutoring | Tuition | One-to-one tutoring | Home tutoring
Vocational training | Vocational education | Vocational teaching | Training apprentices | Apprentice training
Workshop teaching | Teaching workshops
Yoga teaching | Yoga instructor | Yoga teacher | Yoga instruction
$skills$);
select private.load_skills('trades', $skills$
# Trades: electricity, plumbing, heating, welding, wood, vehicles and hair
17th edition wiring regulations | 17th edition
18th edition wiring regulations | 18th edition | BS 7671
Air conditioning | AC repair | Air conditioning installation | A/C servicing | Air conditioning engineer | Aircon | AC installation | AC maintenance
Aircraft maintenance | Aircraft mechanic | Aircraft engineering | Aviation maintenance | A&P mechanic | Aircraft technician
Alarm installation | Burglar alarm installation | Intruder alarms | Security alarm installation | Fire alarm installation
Appliance repair | Appliance technician | Household appliance repair | White goods repair
Arc welding | Arc welder | Electric arc welding
ASE certification | ASE certified | ASE Master Technician
Auto body repair | Auto body | Panel beating | Body shop repair | Panel beater | Vehicle body repair | Collision repair
Auto electrics | Auto electrician | Vehicle electrics | Automotive electrical systems | Automotive electrician
Automotive painting | Car painting | Vehicle spraying | Car spraying
Barbering | Barber | Men's hairdressing
Beauty therapy | Beautician | Beauty therapist | Beauty treatments | Esthetician | Aesthetician | Aesthetics treatments
Bicycle repair | Bike mechanic | Cycle mechanic | Bicycle mechanic
Boiler installation | Boiler servicing | Boiler repair | Boiler maintenance | Boiler fitting
Brake repair | Brakes | Brake systems | Brake servicing
Brazing | Brazer | Silver brazing
Bus and coach mechanics | Bus mechanic
Cabinet making | Cabinetmaker | Cabinetry
Cable laying | Cable pulling | Cable installation | Cabling | Cable jointing
Car diagnostics | Vehicle diagnostics | Automotive diagnostics | OBD diagnostics | Diagnostic scan tools
Carpentry | Carpenter | Site carpentry | Carpentry work | Woodwork carpentry
Conduit bending | Conduit installation | Conduit fitting | Bending conduit
CSWIP | CSWIP welding inspection
CWI | Certified welding inspector | AWS certified welding inspector
Data cabling | Structured cabling | Network cabling | Cat6 cabling
Diesel mechanics | Diesel engine repair | Diesel technician | Diesel fitter
Domestic electrics | Domestic electrician | Residential wiring | House wiring | Residential electrician
Drain clearing | Drain unblocking | Drain cleaning | Drainage engineer | Drainage work
Electric vehicle maintenance | EV maintenance | Hybrid vehicle repair | EV repair | Electric vehicle repair
Electrical installation | Electrical work | Electrician | Electrical wiring | Wiring | Electrical fitting | Electrical installer | Journeyman electrician | Electrics | Qualified electrician | Licensed electrician | Electrical installation work
Electrical maintenance | Maintenance electrician | Electrical maintenance engineer
Electrical repair | Electrical fault finding | Electrical troubleshooting
Electrical testing and inspection | 2391 | City & Guilds 2391 | Electrical testing | Inspection and testing
Electronics repair | Repairing electronics | Electronics technician
Elevator repair | Lift engineering | Elevator mechanic | Lift maintenance | Lift engineer | Elevator maintenance | Elevator technician
Engine repair | Engine rebuild | Engine overhaul | Repairing engines
EPA 608 | EPA 608 certification | EPA Section 608 | EPA universal certification
Eyelash extensions | Lash extensions | Lash technician
F-Gas | F-Gas certification | F Gas certified
Flux-cored arc welding | FCAW | Flux core welding | Flux cored welding
French polishing | French polisher | Wood finishing
Furniture making | Furniture maker
Furniture restoration | Furniture restorer | Restoring furniture
Garage door installation | Garage doors
Gas fitting | Gas fitter | Gas engineer | Gas installation | Gas engineering | Gas plumbing
Gas Safe | Gas Safe registered | Gas Safe registration
Gas welding | Oxyacetylene welding | Oxy-fuel welding
Generator maintenance | Generator repair | Generators
Gunsmithing | Gunsmith
Gutter cleaning and repair | Guttering | Gutter installation
Hair colouring | Hair colour | Colouring hair | Hair colourist
Hair extensions
Hairdressing | Hairdresser | Hair stylist | Hairstyling | Hair cutting | Cutting hair | Cosmetology | Cosmetologist
Handyman | Handyman work | Handyperson | Odd jobs | Home repairs
Heat pumps | Heat pump installation | Air source heat pumps
Heating engineering | Heating engineer | Heating installation | Central heating
Heavy equipment mechanics | Plant fitter | Plant mechanics | Heavy machinery repair
High-voltage work | High voltage | HV switching | High voltage electrician | HV electrical
HVAC | Heating, ventilation and air conditioning | HVAC technician | HVAC installation | HVAC repair | HVAC maintenance | HVAC systems | HVAC/R | HVAC engineer | HVAC service
Instrument fitting | Instrument technician | Instrument mechanic
Joinery | Joiner | Bench joinery | Joinery work
Key cutting | Cutting keys
Kitchen fitting | Kitchen fitter | Kitchen installation
Lighting installation | Light fittings | Installing lighting
Locksmithing | Locksmith | Lock fitting
Manicure | Manicurist | Manicure and pedicure
Marine mechanics | Boat mechanic | Marine engine repair
MIG welding | GMAW | MIG welder | Gas metal arc welding | Metal inert gas welding | MIG/MAG welding | MIG | MAG welding
Millwright | Millwright work | Millwrighting
Mobile phone repair | Phone repair | Cell phone repair | Smartphone repair
MOT testing | MOT tester | MOT inspections
Motor rewinding | Electric motor repair | Motor winding
Motor vehicle mechanics | Car mechanic | Auto mechanic | Auto repair | Automotive repair | Vehicle mechanic | Car repair | Automotive mechanic | Automotive technician | Vehicle technician | Auto technician | Motor mechanic | Mechanic | Vehicle repair | Automobile repair
Motorcycle mechanics | Motorbike repair | Motorcycle repair
Nail technology | Nail technician | Nail art | Nails | Gel nails | Acrylic nails | Nail tech
National Electrical Code | NEC electrical | NEC code
NVQ Level 3 electrical
OFTEC | Oil boiler servicing
Oil changes | Lube technician
Overhead lines | Overhead line work | Overhead power lines | Overhead line construction
PAT testing | Portable appliance testing | PAT tester | Portable appliance tests
Piano tuning | Piano tuner | Piano technician
Pipe welding | Pipe welder
Pipefitting | Pipe fitter | Steamfitting | Steamfitter
Plasma cutting | Plasma cutter
Plumbing | Plumber | Plumbing work | Plumbing installation | Domestic plumbing | Plumbing repairs | Journeyman plumber | Plumbing and heating
Pool maintenance | Swimming pool maintenance | Pool technician | Pool cleaning
Refrigeration | Refrigeration engineer | Refrigeration mechanic | Refrigeration technician | Commercial refrigeration
Satellite and aerial installation | Aerial installation | Satellite dish installation | TV aerials
Shop fitting | Shopfitter
Sign making | Sign writing | Vinyl wrapping
Skin care treatments | Facials | Skincare | Facial treatments
Small engine repair | Lawnmower repair | Small engines
Solar panel installation | Solar installer | Solar installation | Solar panels | Solar PV installation | PV installation | Solar PV installer
Spot welding | Resistance welding | Spot welder
Stick welding | SMAW | Shielded metal arc welding | MMA welding | Manual metal arc welding | Stick welder | MMA | Electrode welding
Stone carving | Stone mason carving
Submerged arc welding | SAW welding
Thermostat installation | Smart thermostats
Threading and waxing | Waxing | Hair removal | Eyebrow threading
TIG welding | GTAW | TIG welder | Gas tungsten arc welding | Tungsten inert gas welding | TIG | Tungsten welding
Transmission repair | Gearbox repair | Transmission rebuild
Tyre fitting | Tyre fitter | Tire technician | Tyre changing | Tire mounting
Underfloor heating
Upholstery of vehicles | Car trimming | Auto upholstery
Vehicle inspection | Car inspection
Vehicle maintenance | Vehicle servicing | Car maintenance | Car servicing | Fleet maintenance
Ventilation installation | Ductwork | Duct fitting | Ductwork installation
Watch repair | Watchmaking | Watchmaker | Clock repair | Horology
Water heater installation | Water heaters | Hot water systems
Welding inspection | Weld inspection | Welding inspector
Welding | Welder | Weld | Weld fabrication | Metal welding
Wheel alignment | Wheel balancing | Tracking and wheel alignment
Wig making | Wigs
Windscreen repair | Auto glass | Windscreen fitting | Windshield repair | Auto glass technician
$skills$);
select private.follow_all_skills();
