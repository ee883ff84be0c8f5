interface JudgedPerson {
  name: string;
  skills?: string[];
  location?: string;
  company?: string;
}

/** Made-up people beside the demo community, with names of many scripts and some that are alike. */
export const judgedPeople: readonly JudgedPerson[] = [
  { name: "José García", skills: ["Python", "Statistics"], location: "Madrid" },
  { name: "Josefa Garrido", skills: ["Spanish"], location: "Sevilla" },
  { name: "Joseph Gardner", skills: ["Carpentry"], location: "Leeds" },
  { name: "María José Gómez", skills: ["Piano"], location: "Bogotá" },
  { name: "Garcia Josephs", skills: ["Welding"], location: "Kingston" },
  { name: "Çağla İstanbullu", skills: ["Turkish"], location: "İstanbul" },
  { name: "Ümit Işık", skills: ["Baking"], location: "Izmir" },
  { name: "Łukasz Żółkowski", skills: ["Rust"], location: "Łódź" },
  { name: "Søren Kjærgård", skills: ["Sailing"], location: "Århus" },
  { name: "Björn Strömqvist", skills: ["Skiing"], location: "Umeå" },
  { name: "Jürgen Großmann", skills: ["C++", "Brewing"], location: "Köln" },
  { name: "François L'Hôte", skills: ["Cuisine"], location: "Besançon" },
  { name: "Siobhán O'Connor", skills: ["Harp"], location: "Cork" },
  { name: "Đặng Thu Thảo", skills: ["Accounting"], location: "Đà Nẵng" },
  { name: "محمد الفاسي", skills: ["Calculus"], location: "فاس" },
  { name: "أحمد بن علي", skills: ["Networks"], location: "تونس" },
  { name: "فاطمة الزهراء", skills: ["Poetry"], location: "القاهرة" },
  { name: "رضا کریمی", skills: ["Chess"], location: "تهران" },
  { name: "山田 太郎", skills: ["東洋史"], location: "東京" },
  { name: "鈴木 一郎", skills: ["野球"], location: "大阪" },
  { name: "タナカ ハナコ", skills: ["Origami"], location: "札幌" },
  { name: "王小明", skills: ["书法"], location: "北京" },
  { name: "김민수", skills: ["Go"], location: "서울" },
  { name: "प्रिया शर्मा", skills: ["Sitar"], location: "दिल्ली" },
  { name: "राहुल वर्मा", skills: ["Cricket"], location: "मुंबई" },
  { name: "สมชาย ใจดี", skills: ["Muay Thai"], location: "กรุงเทพมหานคร" },
  { name: "Анна Ёлкина", skills: ["Шахматы"], location: "Казань" },
  { name: "Юрій Коваленко", skills: ["Bandura"], location: "Львів" },
  { name: "Γιώργος Αλεξίου", skills: ["Bouzouki"], location: "Θεσσαλονίκη" },
  { name: "דוד כהן", skills: ["Hebrew"], location: "ירושלים" },
  { name: "Python Monty", skills: ["Comedy"], location: "London" },
  { name: "Ada Byron", skills: ["Kubernetes", "JavaScript"], company: "Analytical Engines" },
  { name: "Grace Hopkins", skills: ["COBOL", "Photography"], company: "Harbour College" },
  { name: "Linus Andersson", skills: ["C#", "Machine learning"], location: "Gothenburg" },
  { name: "Xochitl Hernández", skills: ["Nahuatl", "Embroidery"], location: "Puebla" },
  { name: "Aleksandra Kowalczyk", skills: ["Bookbinding"], location: "Kraków" },
  { name: "Oluwaseun Adeyemi", skills: ["Philosophy"], location: "Ibadan" },
  { name: "Mbali Dlamini", skills: ["Entomology"], location: "Durban" },
];

interface JudgedBook {
  title: string;
  authors: string[];
  categories: string[];
  isbn13: string;
  isbn10: string;
}

export const judgedBooks: readonly JudgedBook[] = [
  {
    title: "Structure and Interpretation of Computer Programs",
    ...{ authors: ["Harold Abelson", "Gerald Jay Sussman"], categories: ["Computers"] },
    ...{ isbn13: "9780262510875", isbn10: "0262510871" },
  },
  {
    title: "Cien años de soledad",
    ...{ authors: ["Gabriel García Márquez"], categories: ["Fiction"] },
    ...{ isbn13: "9780307474728", isbn10: "0307474720" },
  },
  {
    title: "Keys to Drawing",
    ...{ authors: ["Bert Dodson"], categories: ["Drawing", "Art"] },
    ...{ isbn13: "9780891341888", isbn10: "0891341889" },
  },
  {
    title: "みんなの日本語",
    ...{ authors: ["スリーエーネットワーク"], categories: ["Japanese language"] },
    ...{ isbn13: "9784883196036", isbn10: "4883196038" },
  },
];
