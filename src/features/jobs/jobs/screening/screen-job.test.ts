import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ScreeningRule } from '../screening-rules.ts'
import type { Finding, Period, ScreenedJob, ScreeningFacts, UsualPay } from './finding.ts'
import { screenJob } from './screen-job.ts'
import { plausibleIn } from './usual-pay.ts'

const facts: ScreeningFacts = {
  page_name: 'Dune Hotels LLC',
  verified_domain: null,
  country_code: 'AE',
  usual_pay: null,
}
const aJob = (description: string, more: Partial<ScreenedJob> = {}): ScreenedJob => ({
  texts: [{ language: 'en', title: 'Receptionist', description, responsibilities: '', requirements: '' }],
  questions: [],
  apply_mode: 'here',
  has_legal_ground: false,
  salary_min: null,
  salary_max: null,
  salary_currency: 'USD',
  salary_period: null,
  ...more,
})
const found = (description: string, more: Partial<ScreenedJob> = {}): Finding[] =>
  screenJob(aJob(`<p>${description}</p>`, more), facts)
/** Fees, deposits and visa costs are money asked of applicants, whichever of them a sentence is. */
const rulesIn = (description: string, more: Partial<ScreenedJob> = {}): ScreeningRule[] => [
  ...new Set(found(description, more).map(({ rule }) => (rule === 'deposit' || rule === 'visa' ? 'fee' : rule))),
]

/** Sentences as they stand in adverts, and what must be found in them. */
const caught: Record<string, [rule: ScreeningRule, sentence: string][]> = {
  en: [
    ['fee', 'Candidates must pay a registration fee of AED 350 before the interview.'],
    ['fee', 'A refundable security deposit of 500 USD is required.'],
    ['fee', 'Visa cost will be deducted from your salary.'],
    ['fee', 'Medical at your own expense.'],
    ['fee', 'No experience needed, processing fee 200 AED.'],
    ['contact', 'Call us on 050 123 4567 any time.'],
    ['contact', 'Send your CV to hr.dune@gmail.com'],
    ['contact', 'Write to jobs at dunehotels dot com'],
    ['contact', 'Apply here: https://forms.gle/abc123'],
    ['contact', 'zero five zero one two three four five six seven'],
    ['messenger', 'Interested people apply only on WhatsApp.'],
    ['messenger', 'Send CV via Telegram'],
    ['look_alike', 'Gооgle is hiring a mаnager'],
    ['look_alike', '𝗘𝗮𝗿𝗻 money from home'],
    ['look_alike', 'what\u200bsapp us'],
    ['discrimination', 'Female candidates only.'],
    ['discrimination', 'Age limit: 30 years.'],
    ['discrimination', 'Indian nationals preferred'],
    ['discrimination', 'Good looking lady with pleasant appearance'],
    ['discrimination', 'Only unmarried candidates'],
    ['discrimination', 'Only young men.'],
    ['discrimination', 'We want young ladies for our front desk'],
  ],
  ar: [
    ['fee', 'على المتقدم دفع رسوم التسجيل قبل المقابلة.'],
    ['fee', 'رسوم التسجيل 300 درهم غير قابلة للاسترداد'],
    ['fee', 'يتم خصم تكاليف التأشيرة من الراتب'],
    ['contact', 'للتواصل ٠٥٠١٢٣٤٥٦٧'],
    ['messenger', 'للتقديم عبر الواتساب ارسل السيرة'],
    ['discrimination', 'للإناث فقط'],
    ['discrimination', 'مطلوب ذكور فقط'],
    ['discrimination', 'العمر لا يتجاوز ٣٠ سنة'],
    ['discrimination', 'حسنة المظهر'],
  ],
  ru: [
    ['fee', 'Кандидат оплачивает взнос за оформление.'],
    ['fee', 'Регистрационный взнос 3000 рублей.'],
    ['fee', 'Виза за свой счёт.'],
    ['contact', 'Звоните +7 916 123-45-67'],
    ['messenger', 'Пишите в вотсап'],
    ['messenger', 'Резюме отправляйте в Телеграм'],
    ['discrimination', 'Требуется девушка приятной внешности'],
    ['discrimination', 'Только мужчины'],
    ['discrimination', 'Возраст до 35 лет'],
    ['discrimination', 'Только граждане РФ'],
  ],
  fr: [
    ['fee', 'Le candidat doit payer les frais de visa.'],
    ['fee', 'Frais de dossier obligatoires : 50 euros'],
    ['fee', 'Une caution remboursable est exigée.'],
    ['contact', 'Envoyez votre CV à rh@exemple.fr'],
    ['messenger', 'Contactez-nous sur WhatsApp'],
    ['discrimination', 'Femmes uniquement'],
    ['discrimination', 'Moins de 30 ans'],
    ['discrimination', 'Bonne présentation physique'],
  ],
  hi: [
    ['fee', 'रजिस्ट्रेशन फीस ५०० रुपये देनी होगी।'],
    ['fee', 'वीजा का खर्च उम्मीदवार को खुद देना होगा'],
    ['discrimination', 'केवल महिला उम्मीदवार'],
  ],
  ur: [
    ['fee', 'رجسٹریشن فیس 500 روپے ادا کرنا ہوگی'],
    ['fee', 'ویزا کا خرچہ امیدوار خود ادا کرے گا'],
    ['discrimination', 'صرف خواتین درخواست دیں'],
  ],
}

/** Honest sentences that look alike to a careless rule. */
const harmless = [
  'We never ask candidates to pay any fee.',
  'There are no registration fees, no visa fees and no medical fees.',
  'Visa and medical costs are covered by the company.',
  'The company pays visa, ticket and training costs.',
  'Visa provided, medical insurance, 30 days of leave and an annual ticket.',
  'You set up WhatsApp Business and Instagram campaigns for our hotels.',
  'You manage our Telegram channel and its 20,000 readers.',
  'Salary 8,000 to 12,000 a month, 2019 to 2024 experience in similar work.',
  'Male and female candidates are welcome.',
  'We hire regardless of age, gender, nationality or religion.',
  'You lead a young and growing team and manage 45 people.',
  'At least 5 years of experience, age of the company: 12 years.',
  'Knowledge of C++, Node.js, SQL-запросы and Wi-Fi-роутеры.',
  'Open Mon–Fri from 9 to 18, ISO 9001:2015, room 1204, order 2024-11-03.',
  'لا توجد أي رسوم على المتقدمين.',
  'تتحمل الشركة تكاليف التأشيرة والفحص الطبي.',
  'نرحب بالمتقدمين من الجنسين ومن جميع الجنسيات.',
  'خبرة لا تقل عن ٥ سنوات في خدمة العملاء.',
  'Компания оплачивает визу и обучение.',
  'Без взносов и залогов.',
  'Опыт работы от 3 до 6 лет, работа с мужчинами и женщинами.',
  'Aucun frais de dossier ne vous sera demandé.',
  'Visa et billet pris en charge par l’employeur.',
  'Nous recrutons des femmes et des hommes, sans distinction d’âge.',
  'कोई फीस नहीं ली जाती।',
  'کوئی فیس نہیں لی جاتی۔',
]

describe('the automatic look at a job', () => {
  for (const [language, sentences] of Object.entries(caught))
    for (const [rule, sentence] of sentences)
      test(`${language}: ${rule} in "${sentence}"`, () => assert.ok(rulesIn(sentence).includes(rule)))

  for (const sentence of harmless)
    test(`nothing in "${sentence}"`, () =>
      assert.deepEqual(
        found(sentence).map(({ rule, quote }) => [rule, quote]),
        [],
      ))

  test('asking for money blocks, naming a fee only warns', () => {
    assert.equal(found('Candidates pay a visa fee.')[0]?.severity, 'block')
    assert.equal(found('You explain the visa fees of each country to guests.')[0]?.severity, 'warn')
  })

  test('a walk-in may say where to call; another job may not', () => {
    assert.deepEqual(rulesIn('Call 050 123 4567', { apply_mode: 'walk_in' }), [])
    assert.deepEqual(rulesIn('Call 050 123 4567', { apply_mode: 'external' }), ['contact'])
  })

  test('a legal ground allows to ask for a gender, and nothing else', () => {
    assert.deepEqual(rulesIn('Female candidates only.', { has_legal_ground: true }), [])
    assert.deepEqual(rulesIn('Only unmarried candidates', { has_legal_ground: true }), ['discrimination'])
  })

  test('says where it stands: field, language, words; links count too, and questions', () => {
    const job = aJob('', {
      texts: [
        {
          language: 'fr',
          title: 'Serveur',
          description: '<ul><li>Bar</li><li><a href="https://wa.me/971501234567">ici</a></li></ul>',
          responsibilities: '',
          requirements: '',
        },
      ],
      questions: [
        { text: 'Ready to start?', choices: [] },
        { text: 'Will you pay the registration fee of 100 USD?', choices: [] },
      ],
    })
    const findings = screenJob(job, facts)
    const link = findings.find(({ quote }) => quote.startsWith('wa.me'))
    const question = findings.at(-1)
    assert.deepEqual([link?.rule, link?.field, link?.language], ['contact', 'description', 'fr'])
    assert.deepEqual([question?.rule, question?.field], ['fee', 'questions.1'])
  })

  test('pay far from the usual, and a range that says nothing', () => {
    const usual = { ...facts, usual_pay: { low: 4000, high: 9000, of: 'position' as const } }
    const pay = (salary_min: number | null, salary_max: number | null) =>
      screenJob(aJob('', { salary_min, salary_max, salary_period: 'month' }), usual).map(({ field }) => field)
    assert.deepEqual(pay(5000, 8000), [])
    assert.deepEqual(pay(20_000, 40_000), ['salary_max'])
    assert.deepEqual(pay(500, null), ['salary_min'])
    assert.deepEqual(pay(3000, 90_000), ['salary_max'])
    assert.deepEqual(pay(null, null), [])
  })

  test('pay of another period: an hour for a month, a month for a year, also where only the country is known', () => {
    const said = (usual_pay: UsualPay, salary: [number, string, Period]) => {
      const [salary_min, salary_currency, salary_period] = salary
      const found = screenJob(aJob('', { salary_min, salary_currency, salary_period }), { ...facts, usual_pay })
      return found.map(({ rule, period }) => [rule, period])
    }
    const country: UsualPay = { ...plausibleIn('AE'), of: 'country' }
    assert.deepEqual(said(country, [2900, 'AED', 'hour']), [['pay_period', 'month']])
    assert.deepEqual(said(country, [2900, 'AED', 'month']), [])
    assert.deepEqual(said(country, [15, 'AED', 'hour']), [])
    assert.deepEqual(said({ ...plausibleIn('EG'), of: 'country' }, [60, 'EGP', 'month']), [['pay_period', 'hour']])
    const position: UsualPay = { low: 700, high: 1500, of: 'position' }
    assert.deepEqual(said(position, [30_000, 'AED', 'month']), [['pay_period', 'year']])
    assert.deepEqual(said(position, [900_000, 'AED', 'month']), [['pay_outlier', undefined]])
    assert.deepEqual(said(position, [5, 'XXX', 'hour']), [])
  })

  test('a finding carries its sentence as it was written, whatever digits stand in it', () => {
    const [finding] = found('العمل في دبي. للتواصل ٠٥٠١٢٣٤٥٦٧ يوميا. الدوام كامل.')
    assert.equal(finding?.sentence, 'للتواصل ٠٥٠١٢٣٤٥٦٧ يوميا.')
  })

  test('a name that its checked domain does not bear', () => {
    const named = (page_name: string, verified_domain: string | null) =>
      screenJob(aJob(''), { ...facts, page_name, verified_domain }).map(({ rule }) => rule)
    assert.deepEqual(named('Dune Hotels LLC', 'dunehotels.ae'), [])
    assert.deepEqual(named('Dubai Airport Free Zone', 'dafz.ae'), [])
    assert.deepEqual(named('Emirates Airline', 'quick-jobs.example'), ['name_not_domain'])
    assert.deepEqual(named('فنادق الكثبان', 'dune.ae'), [])
    assert.deepEqual(named('Emirates Airline', null), [])
  })
})
