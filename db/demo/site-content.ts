import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/tables.ts'
import { newId } from '#platform/shared/ids.ts'
import { personaEmail } from './personas.ts'

const day = 86_400_000

const about = {
  en: {
    title: 'About us',
    body: '<p>This site brings people and jobs together in four languages. Looking for work costs nothing here.</p><h3>Who is behind it</h3><p>A small team in Dubai and Casablanca. We read every job before it goes live.</p><h3>How to reach us</h3><p>Write to us from <a href="/support">the support page</a>. We answer within one working day.</p>',
  },
  ar: {
    title: 'من نحن',
    body: '<p>يجمع هذا الموقع بين الباحثين عن عمل والوظائف بأربع لغات. البحث عن عمل هنا مجاني.</p><h3>من وراء الموقع</h3><p>فريق صغير في دبي والدار البيضاء. نقرأ كل وظيفة قبل نشرها.</p><h3>كيف تتواصل معنا</h3><p>اكتب إلينا من <a href="/support">صفحة الدعم</a>. نرد خلال يوم عمل.</p>',
  },
  ru: {
    title: 'О нас',
    body: '<p>Этот сайт соединяет людей и вакансии на четырёх языках. Искать работу здесь бесплатно.</p><h3>Кто мы</h3><p>Небольшая команда в Дубае и Касабланке. Мы читаем каждую вакансию до публикации.</p><h3>Как с нами связаться</h3><p>Напишите нам <a href="/support">через страницу поддержки</a>. Мы ответим за один рабочий день.</p>',
  },
  fr: {
    title: 'À propos',
    body: '<p>Ce site réunit personnes et emplois en quatre langues. Chercher un emploi y est gratuit.</p><h3>Qui sommes-nous\u00a0?</h3><p>Une petite équipe à Dubaï et à Casablanca. Nous lisons chaque offre avant sa publication.</p><h3>Nous joindre</h3><p>Écrivez-nous depuis <a href="/support">la page d’assistance</a>. Nous répondons sous un jour ouvré.</p>',
  },
}

const access = {
  en: {
    title: 'Accessibility',
    body: '<p>Everything here works by keyboard and with screen readers. Tell us where it doesn’t.</p>',
  },
  ar: { title: 'إمكانية الوصول', body: '<p>كل شيء هنا يعمل بلوحة المفاتيح وقارئات الشاشة. أخبرنا إن لم يعمل شيء.</p>' },
  ru: {
    title: 'Доступность',
    body: '<p>Всё здесь работает с клавиатуры и с программами чтения экрана. Сообщите нам, если что-то не так.</p>',
  },
  fr: {
    title: 'Accessibilité',
    body: '<p>Tout fonctionne ici au clavier et avec les lecteurs d’écran. Dites-nous ce qui ne va pas.</p>',
  },
}

const nothing = { title: '', body: '' }
const cookies = {
  en: { title: 'Cookies', body: '<p>We set cookies only to keep you signed in.</p>' },
  ar: nothing,
  ru: nothing,
  fr: nothing,
}

const holiday = {
  en: 'On 2 and 3 December support answers more slowly than usual.',
  ar: 'في 2 و3 ديسمبر يرد الدعم أبطأ من المعتاد.',
  ru: '2 и 3 декабря поддержка отвечает медленнее обычного.',
  fr: 'Les 2 et 3 décembre, l’assistance répond plus lentement que d’habitude.',
}
const work = {
  en: 'Emails may arrive late this evening.',
  ar: 'قد تصل الرسائل متأخرة هذا المساء.',
  ru: 'Сегодня вечером письма могут приходить с задержкой.',
  fr: 'Les e-mails pourront arriver en retard ce soir.',
}

/** What the content persona wrote: a published text and a draft, and an announcement that is over beside one for staff alone. */
export async function writeForTheSite(tx: Transaction<DB>, now: Date): Promise<void> {
  const by = await tx.selectFrom('users').select('id').where('email', '=', personaEmail('content')).executeTakeFirst()
  const changed_by = by?.id ?? null
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const own = { in_footer: true, version: 3, changed_by, changed_at: ago(40) }
  const standing = [
    { ...own, id: newId(), slug: 'about', draft: JSON.stringify(about) },
    { ...own, id: newId(), slug: 'accessibility', draft: JSON.stringify(access) },
  ]
  await tx
    .insertInto('articles')
    .values([
      ...standing,
      { id: newId(), slug: 'cookies', draft: JSON.stringify(cookies), version: 2, changed_by, changed_at: ago(1) },
    ])
    .execute()
  const version = { number: 1, published_by: changed_by, published_at: ago(40) }
  await tx
    .insertInto('article_versions')
    .values(standing.map(({ id, draft }) => ({ ...version, article_id: id, texts: draft })))
    .execute()
  await sendOneNewsletter(tx, changed_by, ago)
  const rest = { dismissable: true, changed_by, changed_at: ago(2) }
  await tx
    .insertInto('banners')
    .values([
      {
        ...rest,
        id: newId(),
        texts: JSON.stringify(holiday),
        tone: 'plain',
        audience: 'staff',
        from_at: ago(1),
        until_at: ago(-7),
      },
      {
        ...rest,
        id: newId(),
        texts: JSON.stringify(work),
        tone: 'warm',
        audience: 'everyone',
        from_at: ago(9),
        until_at: ago(8),
      },
    ])
    .execute()
  await sql`insert into switches (name, audience, reason, changed_by, changed_at)
    select 'saved_cv_searches', 'everyone', 'Back on after the search moved to the new index', id, ${ago(12)}
    from users where email = ${personaEmail('admin')}`.execute(tx)
}

const letter = {
  en: {
    subject: 'What changed in September',
    body: 'New this month: salaries by city, and open days you can join from home.\n\nSee which jobs opened this week.',
    action: 'View jobs',
  },
  ar: {
    subject: 'ما الجديد في سبتمبر',
    body: 'الجديد هذا الشهر: الرواتب حسب المدينة، وأيام توظيف تحضرها من بيتك.\n\nاطلع على وظائف هذا الأسبوع.',
    action: 'عرض الوظائف',
  },
  ru: {
    subject: 'Что нового в сентябре',
    body: 'Новое в этом месяце: зарплаты по городам и дни карьеры, куда можно прийти из дома.\n\nПосмотрите вакансии этой недели.',
    action: 'Посмотреть вакансии',
  },
  fr: {
    subject: 'Les nouveautés de septembre',
    body: 'Ce mois-ci\u00a0: les salaires par ville et des journées de recrutement à suivre de chez vous.\n\nDécouvrez les offres de la semaine.',
    action: 'Voir les offres',
  },
}
const next = {
  ...letter,
  en: { ...letter.en, subject: 'October in four minutes' },
  ru: { subject: '', body: '', action: '' },
}

/** Some candidates read the newsletter: one went out to them, and another is being written. */
async function sendOneNewsletter(tx: Transaction<DB>, changed_by: string | null, ago: (days: number) => Date) {
  await sql`insert into newsletter_readers (id, email, language, asked_at, confirmed_at, ended_at)
    select gen_random_uuid(), email, language, ${ago(60)}, ${ago(60)}::timestamptz, case when place > 58 then ${ago(18)}::timestamptz end
    from (select email, language, row_number() over (order by id) as place from users
      where account_type = 'candidate' and email_verified_at is not null and demo_persona is null order by id limit 60) readers
    on conflict do nothing`.execute(tx)
  const both = {
    link: '/jobs',
    languages: ['en', 'ar', 'ru', 'fr'],
    accounts: 'all' as const,
    per_minute: 60,
    changed_by,
  }
  const sent = {
    id: newId(),
    name: 'Salaries by city',
    texts: JSON.stringify(letter),
    version: 5,
    state: 'sent' as const,
  }
  await tx
    .insertInto('newsletters')
    .values([
      { ...both, ...sent, changed_at: ago(20), started_at: ago(20), ended_at: ago(20) },
      {
        ...both,
        id: newId(),
        name: 'Open days from home',
        texts: JSON.stringify(next),
        version: 2,
        changed_at: ago(2),
      },
    ])
    .execute()
  await sql`insert into newsletter_letters (newsletter_id, reader_id, state, taken_at, unsubscribed_at)
    select ${sent.id}, id, case when place = 7 then 'bounced' else 'sent' end, ${ago(20)}::timestamptz, ended_at
    from (select id, ended_at, row_number() over (order by id) as place from newsletter_readers where confirmed_at is not null) readers`.execute(
    tx,
  )
}
