import type { Language } from '#platform/shared/languages.ts'

type Said = { title: string; intro: string; bring: string; audience: string; directions: string }
export type Texts = Partial<Record<Language, Said>>

const say = (title: string, intro: string, bring: string, directions = '', audience = ''): Said => ({
  title,
  intro: `<p>${intro}</p>`,
  bring,
  audience,
  directions,
})

/** What the open days of the demo say. */
export const openDayTexts = {
  hiring: {
    en: say(
      'Hospitality hiring day',
      'Meet the people who hire for our sites. Bring your CV, talk for a quarter of an hour, and leave with an answer: a second interview, an offer, or an honest no.',
      'Passport or Emirates ID\nCV, if you have one\nCertificates for kitchen jobs',
      'Metro: Business Bay, then bus 81. Free parking on level −2, entrance C.',
    ),
    ar: say(
      'يوم التوظيف الفندقي',
      'التقِ بمن يوظّف لمواقعنا. أحضر سيرتك الذاتية وتحدث ربع ساعة واخرج بجواب: مقابلة ثانية أو عرض عمل أو اعتذار صريح.',
      'جواز السفر أو الهوية الإماراتية\nالسيرة الذاتية إن وُجدت\nالشهادات لوظائف المطبخ',
      'المترو: الخليج التجاري ثم الحافلة 81. موقف مجاني في الطابق السفلي الثاني، المدخل ج.',
    ),
  },
  expo: {
    en: say(
      'Winter career fair',
      'Six companies under one roof. Book with those that interest you, or walk from booth to booth. Entry is free for candidates, as always.',
      'CV on paper, several copies',
      'Tram stop Harbour, hall 4.',
    ),
    ar: say(
      'معرض التوظيف الشتوي',
      'ست شركات تحت سقف واحد. احجز لدى من يهمك أو تنقل بين الأجنحة. الدخول مجاني للمرشحين كالعادة.',
      'نسخ ورقية من السيرة الذاتية',
    ),
  },
  fair: {
    en: say(
      'Corniche career fair',
      'Hotels, kitchens and agencies in one hall, today. Take a number at the entrance, talk to the companies you like, and go on from one to the next without queuing anew.',
      'CV, if you have one\nPassport or Emirates ID',
      'Metro: Business Bay, exit 2. Hall B is on the ground floor.',
    ),
    ar: say(
      'معرض توظيف الكورنيش',
      'فنادق ومطابخ ووكالات في قاعة واحدة اليوم. خذ رقمًا عند المدخل وتحدث مع الشركات التي تهمك وانتقل من واحدة إلى أخرى دون دور جديد.',
      'السيرة الذاتية إن وُجدت\nجواز السفر أو الهوية الإماراتية',
      'المترو: الخليج التجاري، المخرج 2. القاعة ب في الطابق الأرضي.',
    ),
  },
  walkIn: {
    en: say('Walk-in Wednesday', 'No booking, no form in advance. Come by between ten and two.', 'CV on paper'),
  },
  walkInBoth: {
    en: say(
      'Walk-in Saturday, here or online',
      'No booking. Come to the reception between ten and two, or open the page from home and take a number for the video desk. Whoever comes first is called first.',
      'CV, if you have one',
      'Metro: Business Bay, exit 2. Ask at the reception of hall B.',
    ),
    ar: say(
      'سبت بلا موعد، حضوريًا أو عن بُعد',
      'لا حاجة إلى حجز. تعال إلى الاستقبال بين العاشرة والثانية، أو افتح الصفحة من بيتك وخذ رقمًا للمقابلة بالفيديو. من يصل أولًا يُنادى أولًا.',
      'السيرة الذاتية إن وُجدت',
      'المترو: الخليج التجاري، المخرج 2. اسأل في استقبال القاعة ب.',
    ),
  },
  live: {
    en: say(
      'Meet the opening team',
      'Our new house opens in spring and we are still looking for its team. Come by today, talk to the people you would work with, and leave with an answer.',
      'CV, if you have one\nPassport or Emirates ID',
      'Metro: Business Bay, exit 2. Hall B is on the ground floor.',
    ),
    ar: say(
      'تعرّف على فريق الافتتاح',
      'يفتح فندقنا الجديد في الربيع وما زلنا نبحث عن فريقه. زرنا اليوم وتحدث مع من ستعمل معهم واخرج بجواب.',
      'السيرة الذاتية إن وُجدت\nجواز السفر أو الهوية الإماراتية',
      'المترو: الخليج التجاري، المخرج 2. القاعة ب في الطابق الأرضي.',
    ),
  },
  online: {
    en: say(
      'Reservations team, live online',
      'A quarter of an hour by video with those who lead our reservations. No travel: come into the line from home, and we call you by your number.',
      'CV as a file, at hand',
    ),
    ar: say(
      'فريق الحجوزات مباشرة عبر الإنترنت',
      'ربع ساعة بالفيديو مع من يقود فريق الحجوزات لدينا. لا حاجة إلى السفر: انضم إلى الطابور من منزلك ونناديك برقمك.',
      'السيرة الذاتية ملفًا في متناول اليد',
    ),
  },
  ended: {
    en: say(
      'Autumn hiring day',
      'Housekeeping and guest relations meet candidates in person. A quarter of an hour each, an answer on the same day.',
      'CV, if you have one',
      'Metro: Business Bay, then bus 81.',
    ),
  },
  justEnded: {
    en: say(
      'Banqueting evening',
      'Two desks and a tasting table: meet those who run our banquets, and hear within a day what comes of it.',
      'CV, if you have one',
      'Metro: Business Bay, exit 2.',
    ),
    ar: say(
      'أمسية فريق الولائم',
      'طاولتان وركن للتذوق: التقِ بمن يدير ولائمنا، واعرف خلال يوم ما انتهى إليه لقاؤك.',
      'السيرة الذاتية إن وُجدت',
      'المترو: الخليج التجاري، المخرج 2.',
    ),
  },
  cancelled: { en: say('Night shift evening', 'For everyone who would rather work at night.', 'CV') },
  postponed: {
    en: say(
      'Spa and wellness evening',
      'Therapists, hosts and trainers: see the rooms and meet the team.',
      'CV\nCertificates',
    ),
  },
  template: { en: say('Hotel hiring day', 'Ten minutes with the team, an answer on the same day.', 'Passport\nCV') },
  submitted: {
    en: say(
      'Meet our engineers',
      'An afternoon with the people you would work with, at their benches.',
      'CV\nSamples of your work',
    ),
  },
} satisfies Record<string, Texts>

/** Of other companies, one text each. */
export const otherDays: { language: Language; text: Said }[] = [
  {
    language: 'en',
    text: say(
      'Nursing open house',
      'Ward managers answer questions about shifts, licences and housing.',
      'Licence or its number',
    ),
  },
  {
    language: 'ar',
    text: say('يوم مفتوح للمبيعات', 'تعرف إلى فريق المبيعات وجرّب محاكاة مكالمة قصيرة.', 'السيرة الذاتية'),
  },
  {
    language: 'fr',
    text: say(
      'Rencontre avec nos équipes logistiques',
      'Visite de l’entrepôt, puis un échange de vingt minutes.',
      'Chaussures fermées\nCV',
    ),
  },
  {
    language: 'ru',
    text: say(
      'День карьеры для инженеров',
      'Покажем цех и поговорим о задачах на ближайший год.',
      'Резюме\nДокументы об образовании',
    ),
  },
  { language: 'en', text: say('Graduates’ afternoon', 'First job? Meet those who started here last year.', 'CV') },
]

/** What is written in the lobby of the online day: by whom of those who wait (null: the company), how many minutes ago. */
export const onlineLobby: { by: number | null; ago: number; text: string }[] = [
  { by: 2, ago: 24, text: 'Good afternoon everyone. Is it video right away, or sound first?' },
  { by: null, ago: 22, text: 'Hello! You choose: you can start with sound and turn the camera on later.' },
  { by: 4, ago: 17, text: 'Est-ce que l’entretien se fait seulement en anglais ?' },
  { by: null, ago: 15, text: 'En anglais, en arabe ou en russe : choisissez la table qui vous convient.' },
  { by: 3, ago: 11, text: 'Are the night shifts fixed, or do they rotate?' },
  { by: null, ago: 9, text: 'They rotate every two weeks, and nights are paid 25 % more.' },
  { by: 5, ago: 3, text: 'Skip the line: pay me 50 dirhams and I get you an offer. Write to me on WhatsApp.' },
]
