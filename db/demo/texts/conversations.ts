/** Who says what, so many minutes ago. `key` names a message for those that answer it or react to it. */
export type Line = {
  by: string
  ago: number
  text: string
  key?: string
  answers?: string
  mentions?: readonly string[]
  reactions?: Readonly<Record<string, readonly string[]>>
  edited?: true
  unsent?: true
  warnings?: readonly string[]
  picture?: true
}

const hour = 60
const day = 24 * hour

/** Colleagues of the employer's page, among themselves. */
export const hiringTeam: readonly Line[] = [
  {
    by: 'employer',
    ago: 2 * day + 3 * hour,
    text: 'Morning. Two warehouse leads left this week, so this search comes first.',
  },
  {
    by: 'recruiter',
    ago: 2 * day + 2 * hour,
    key: 'list',
    text: 'Доброе утро! Шорт-лист пришлю сегодня: четыре человека, двое могут выйти сразу.',
    reactions: { '👍': ['employer', 'hiring-manager'] },
  },
  { by: 'hiring-manager', ago: 2 * day + hour, text: 'Merci Elena. Je peux recevoir deux candidats jeudi matin.' },
  { by: 'hiring-manager', ago: 2 * day + hour - 2, text: 'Avant 11 h, si possible.' },
  { by: 'employer', ago: day + 5 * hour, text: '', unsent: true },
  {
    by: 'employer',
    ago: day + 5 * hour - 3,
    key: 'site',
    text: 'Thursday works. Please send them the new gate plan, the old entrance is closed.',
    edited: true,
  },
  { by: 'employer', ago: day + 5 * hour - 4, text: 'This is what the hall looks like now.', picture: true },
  {
    by: 'recruiter',
    ago: 3 * hour,
    answers: 'site',
    text: 'Отправила обоим: в 9:00 и в 10:00, вход через ворота 4.',
    reactions: { '🙏': ['employer'], '🎉': ['hiring-manager'] },
  },
  {
    by: 'recruiter',
    ago: 42,
    mentions: ['employer'],
    text: '@Omar Al Khatib can we offer 8,200 if she asks? She has another offer until Monday.',
  },
  { by: 'hiring-manager', ago: 18, text: 'Pour moi, oui : elle connaît déjà notre WMS.' },
]

/** A company of which nothing was checked, to somebody it found. */
export const feeWarning: Record<'en' | 'ar', readonly Line[]> = {
  en: [
    {
      by: 'page',
      ago: 95,
      text: 'Hello Priya, we have a job for you in Dubai, 14,000 AED a month. Write to us on WhatsApp +971 50 123 4242 and transfer the file fee of 500 AED today, places are few. https://gulf-fast-visa.example/pay',
      warnings: ['fee', 'messenger', 'contact', 'link'],
    },
  ],
  ar: [
    {
      by: 'page',
      ago: 70,
      text: 'مرحبًا ليلى، لدينا وظيفة براتب 14,000 درهم في دبي. تواصلي معنا على واتساب ‎+971 50 123 4242 وجهّزي رسوم الملف 500 درهم اليوم.',
      warnings: ['fee', 'messenger', 'contact'],
    },
  ],
}

/** The employer's page, to somebody whose CV it unlocked. */
export const fromCvSearch: readonly Line[] = [
  {
    by: 'recruiter',
    ago: 2 * day,
    text: 'Hello Priya, your CV fits an opening we publish next week: logistics coordinator at our Jebel Ali site. May I send you the description?',
  },
  {
    by: 'candidate-en',
    ago: 2 * day - 40,
    text: 'Yes, please. I work from Monday to Friday, evenings are best for a call.',
  },
  {
    by: 'recruiter',
    ago: day,
    key: 'range',
    text: 'The range is 9,000 to 10,500 AED, with transport. Would Tuesday at 18:00 suit you?',
    reactions: { '👍': ['candidate-en'] },
  },
  { by: 'candidate-en', ago: day - 20, answers: 'range', text: 'Tuesday at 18:00 is fine. Until then!' },
  { by: 'recruiter', ago: 25, text: 'Great. I will call you on the number in your CV.' },
]

/** What people ask the site. */
export const support: Record<'candidate-en' | 'employer', readonly Line[]> = {
  'candidate-en': [
    {
      by: 'candidate-en',
      ago: 3 * hour,
      text: 'I changed my phone number, but a company still sees the old one. Can you help?',
    },
    {
      by: 'admin',
      ago: 2 * hour,
      text: 'Applications keep the contact details they were sent with. You can write the new number to the company here in Messages.',
    },
    { by: 'candidate-en', ago: 30, text: 'I see. And does my CV in the CV search show the new one?' },
  ],
  employer: [
    { by: 'employer', ago: 4 * day, text: 'We opened a branch in Sharjah. Where do I add its licence?' },
    {
      by: 'admin',
      ago: 4 * day - 90,
      text: 'Hello Omar, under Company page, Verification: add the licence there and name the branch in the note.',
      reactions: { '🙏': ['employer'] },
    },
    { by: 'employer', ago: 4 * day - 100, text: 'Found it, thank you.' },
  ],
}
