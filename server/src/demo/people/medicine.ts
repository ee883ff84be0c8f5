import type { PersonNotes } from "../notes";

export const medicinePeople: PersonNotes[] = [
  {
    key: "ifeoma",
    name: "Ifeoma Nwachukwu",
    status: "Learning",
    company: "Lagoon Teaching Hospital",
    location: "Lagos, Nigeria",
    bio: "Fourth-year medical student, first-year human being, as my flatmate puts it. I learn anatomy by drawing it on myself in washable ink. If my arm is labelled on the bus, say hello.",
    skills: ["Anatomy", "Igbo", "Phlebotomy", "Flashcards"],
    social: ["instagram", "twitter"],
    education: [{ school: "Lagoon Medical School", degree: "MBBS", field: "Medicine", period: "2023-10-02/.." }],
  },
  {
    key: "arash",
    name: "Arash Farahani",
    status: "Intern",
    company: "Hafez Street Hospital",
    location: "Shiraz, Iran",
    bio: "Intern doctor. I have slept in every chair of the emergency ward and can rank them. Preparing for a residency in internal medicine, reading ECGs the way others do crosswords.",
    skills: ["ECG", "Internal medicine", "Persian", "English"],
    social: ["linkedin"],
    experience: [
      { title: "Medical intern", company: "Hafez Street Hospital", location: "Shiraz", period: "2025-03-25/.." },
    ],
    education: [
      { school: "Qasrodasht University of Medicine", degree: "MD", field: "Medicine", period: "2018-09-22/2025-03-12" },
    ],
  },
  {
    key: "joy",
    name: "Joy Dimaculangan",
    status: "Junior Developer",
    company: "Taal Lake District Hospital",
    location: "Batangas, Philippines",
    bio: "Ward nurse, nights. My surname means 'cannot be lacked', and at three in the morning I believe it. Reviewing pharmacology for a licence abroad, ten drugs a shift.",
    skills: ["Nursing", "Pharmacology", "IV therapy", "Tagalog"],
    social: ["facebook"],
    experience: [
      { title: "Staff nurse", company: "Taal Lake District Hospital", location: "Batangas", period: "2019-02-04/.." },
    ],
    education: [{ school: "Balayan Bay College", degree: "BSN", field: "Nursing", period: "2014-06-09/2018-04-13" }],
  },
  {
    key: "priyanka",
    name: "Priyanka Deshmukh",
    status: "Instructor",
    company: "Orange City Medical College",
    location: "Nagpur, India",
    bio: "I teach anatomy to two hundred first-years and have heard every mnemonic, including the ones they think I have not. Bones are easy; it is the nerves that need company.",
    skills: ["Anatomy", "Neuroanatomy", "Teaching", "Marathi"],
    social: ["youtube", "linkedin"],
    experience: [
      {
        title: "Assistant professor",
        company: "Orange City Medical College",
        location: "Nagpur",
        period: "2014-08-04/..",
      },
    ],
    education: [
      { school: "Ambazari Medical College", degree: "MD", field: "Anatomy", period: "2009-07-01/2014-05-30" },
    ],
  },
  {
    key: "karim",
    name: "Karim Haddad",
    status: "Developer",
    company: "Arz Health Records",
    location: "Beirut, Lebanon",
    bio: "I build patient records that keep working when the electricity does not. Doctors kept correcting my field names, so I am learning enough medicine to deserve their corrections.",
    skills: ["TypeScript", "FHIR", "Offline sync", "Arabic", "French"],
    social: ["twitter", "linkedin"],
    experience: [
      { title: "Software engineer", company: "Arz Health Records", location: "Beirut", period: "2018-11-05/.." },
    ],
    education: [
      { school: "Raouché Institute", degree: "BE", field: "Biomedical engineering", period: "2013-09-16/2018-06-15" },
    ],
  },
  {
    key: "helene",
    name: "Hélène Fournier",
    status: "Junior Developer",
    company: "Maternité des Calanques",
    location: "Marseille, France",
    bio: "Midwife for sixteen years, 2,300 births and I still cry at about one in ten. Back to studying: statistics for clinical papers, because I am tired of being told 'the evidence says' by people who skipped the methods section.",
    skills: ["Midwifery", "Ultrasound", "Critical reading", "French"],
    experience: [
      { title: "Midwife", company: "Maternité des Calanques", location: "Marseille", period: "2010-07-05/.." },
    ],
    education: [
      {
        school: "École de Sages-Femmes du Vieux-Port",
        degree: "Diplôme",
        field: "Midwifery",
        period: "2005-09-05/2010-06-18",
      },
    ],
  },
  {
    key: "samuel",
    name: "Samuel Tesfaye",
    status: "Learning",
    company: "Entoto Pharmacy",
    location: "Addis Ababa, Ethiopia",
    bio: "Pharmacy assistant, future public health officer if the entrance exam agrees. I map which medicines run out first in my neighbourhood; amoxicillin always loses.",
    skills: ["Dispensing", "Epidemiology", "Amharic", "QGIS"],
    experience: [
      { title: "Pharmacy assistant", company: "Entoto Pharmacy", location: "Addis Ababa", period: "2021-09-13/.." },
    ],
    education: [
      { school: "Shola Health College", degree: "Diploma", field: "Pharmacy", period: "2018-10-01/2021-07-09" },
    ],
  },
  {
    key: "paula",
    name: "Paula Sotelo",
    status: "Other",
    company: "Consultorio Movimiento",
    location: "Córdoba, Argentina",
    bio: "Physiotherapist for dancers, bricklayers and other people who ignore advice. Biomechanics in the morning, tango on Thursdays, and yes, I watch your knees.",
    skills: ["Physiotherapy", "Biomechanics", "Kinesiology tape", "Tango"],
    social: ["instagram"],
    experience: [
      { title: "Physiotherapist", company: "Consultorio Movimiento", location: "Córdoba", period: "2012-04-09/.." },
    ],
    education: [
      {
        school: "Universidad de las Sierras",
        degree: "Licenciatura",
        field: "Physiotherapy",
        period: "2006-03-13/2011-12-02",
      },
    ],
  },
  {
    key: "minjun",
    name: "Choi Min-jun",
    status: "Learning",
    company: "Busan Harbour Fire Station",
    location: "Busan, South Korea",
    bio: "Firefighter training as a paramedic. I can carry you down nine floors; now I am learning what to do with you at the bottom.",
    skills: ["CPR", "Trauma care", "Ladder work", "Korean"],
    experience: [
      { title: "Firefighter", company: "Busan Harbour Fire Station", location: "Busan", period: "2020-02-10/.." },
    ],
    education: [
      { school: "Yeongdo College", degree: "Certificate", field: "Emergency medicine", period: "2025-03-03/.." },
      { school: "Yeongdo College", degree: "Associate", field: "Fire safety", period: "2016-03-02/2018-02-09" },
    ],
  },
  {
    key: "ruth",
    name: "Ruth Nakato",
    status: "Manager",
    company: "Kisenyi Mothers' Clinic",
    location: "Kampala, Uganda",
    bio: "Clinic in-charge: three nurses, one fridge for vaccines, and a solar panel that we treat like a colleague. I came here to learn data, so that our reports say what we saw.",
    skills: ["Clinic management", "Immunisation", "Luganda", "Data collection"],
    social: ["facebook", "linkedin"],
    experience: [
      { title: "Clinic manager", company: "Kisenyi Mothers' Clinic", location: "Kampala", period: "2015-01-12/.." },
      { title: "Nurse", company: "Jinja Road Health Centre", location: "Kampala", period: "2008-03-03/2014-12-19" },
    ],
    education: [
      { school: "Nsambya Hill Nursing School", degree: "Diploma", field: "Nursing", period: "2004-11-08/2007-11-23" },
    ],
  },
  {
    key: "anneke",
    name: "Anneke de Wit",
    status: "Senior Developer",
    company: "Studio Sectio",
    website: "https://studio-sectio.example",
    location: "Utrecht, Netherlands",
    bio: "Medical illustrator. I spend my days making spleens look dignified. Surgeons send me shaky phone videos; I send back something a student can learn from.",
    skills: ["Medical illustration", "Anatomy", "ZBrush", "Dutch"],
    social: ["instagram", "linkedin"],
    experience: [
      { title: "Medical illustrator", company: "Studio Sectio", location: "Utrecht", period: "2014-10-01/.." },
    ],
    education: [
      { school: "Vecht Academie", degree: "MA", field: "Scientific illustration", period: "2009-09-07/2014-07-04" },
    ],
  },
];
