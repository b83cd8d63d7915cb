/** A word that texts do not use because the field has another; `except`: where it is the right one, by text, with the reason. */
export type Forbidden = { words: string; say: string; except?: Record<string, string> }

const working = 'hours of work'
const branches = 'branches of a company'

/** Forbidden synonyms by language: words as they stand between blanks and signs, in any case; `\p{L}*` for any ending. */
export const forbidden: Record<string, Forbidden[]> = {
  en: [
    { words: 'e-mails?|mails?|mailed|mailing', say: 'email' },
    {
      words: 'somebody|anybody|everybody|nobody|whoever',
      say: 'the actor: candidate, applicant, recruiter, team, no one',
    },
    { words: 'go on', say: 'continue' },
    { words: 'tak(?:e|es|en|ing) back|took back', say: 'withdraw, revoke or undo' },
    { words: 'mend(?:s|ed|ing)?', say: 'fix' },
    { words: '^(?:see|show) (?:it|them)$', say: 'view and the object' },
    { words: 'make an account|make account', say: 'create account' },
    { words: 'erase[ds]?|erasing', say: 'delete' },
    { words: 'call(?:ed)? off', say: 'cancel' },
    { words: 'used up|too old', say: 'expired or already used' },
    { words: 'two-step(?: sign-in)?', say: 'two-factor authentication' },
    { words: 'people wanted|places? (?:taken|left|filled)', say: 'openings, application limit' },
    { words: 'civil status', say: 'marital status' },
    { words: 'kept (?:search|for later)', say: 'saved search, talent pool' },
    { words: 'get a word|gets a word|(?:is|are) told|let in|lets in', say: 'notified, approve' },
    { words: 'basket', say: 'saved candidates' },
    { words: 'pay (?:not )?shown|pay expected|expected pay', say: 'salary' },
    { words: 'one press', say: 'select …' },
    { words: '(?<!JSON )resumes?(?= file)|résumés?', say: 'CV' },
    {
      words: 'cannot|do not|does not|is not|are not|was not|were not|has not|have not|could not|will not',
      say: 'the contraction',
    },
  ],
  ar: [
    { words: 'المرشحات|[وفبلك]?(?:ال|لل)?(?:فلاتر|فلتر)', say: 'عوامل التصفية' },
    { words: '[وف]?(?:ال|بال|لل|كال)أجر|أجرك|أجرًا', say: 'الراتب' },
    { words: '[وفبلك]?سيرت(?:ك|ه|ها|ي|نا)(?! الذاتية)', say: 'سيرتك الذاتية' },
    { words: '[وفبك]?(?:ال|لل)سيرة?(?! الذاتية)', say: 'السيرة الذاتية' },
    { words: '[وفبك]?مسار(?:ات)?', say: 'مراحل التوظيف', except: { 'frame.poweredBy': 'the brand' } },
    { words: '[وفبلك]?(?:ال)?تعيين(?! كلمة)', say: 'توظيف' },
    { words: 'الدخول بخطوتين|التحقق بخطوتين', say: 'المصادقة الثنائية' },
    { words: '[وفبلك]?(?:ال)?إيميل|[وفبلك]?(?:ال)?ايميل', say: 'البريد الإلكتروني' },
  ],
  ru: [
    { words: 'учётн\\p{L}+ запис\\p{L}+', say: 'аккаунт' },
    { words: 'коротк\\p{L}+ списк?\\p{L}*', say: 'шорт-лист' },
    { words: 'срок увольнения', say: 'срок отработки' },
    { words: 'оффер\\p{L}*', say: 'предложение о работе' },
    { words: 'e-mail|емейл\\p{L}*|имейл\\p{L}*', say: 'почта, письмо' },
    { words: 'двухэтапн\\p{L}+', say: 'двухфакторная аутентификация' },
    { words: 'дн\\p{L}+ открытых дверей', say: 'день карьеры' },
    { words: 'агентств\\p{L}+ по трудоустройству', say: 'кадровое агентство' },
    { words: 'корзин\\p{L}*', say: 'избранное' },
    { words: 'соискательниц\\p{L}*', say: 'кандидат' },
  ],
  fr: [
    {
      words: '(?<!fuseau |salaire )horaires?',
      say: 'créneau',
      except: { 'jobs.own.editor.kind.partTime': working, 'jobs.own.editor.way.hours': working },
    },
    { words: 'courriers?|courriels?|mails?(?<!e-mails?)', say: 'e-mail' },
    { words: 'offres? d’embauche|promesses? d’embauche', say: 'proposition' },
    { words: 'portes ouvertes', say: 'journée de recrutement' },
    { words: 'responsables? du recrutement', say: 'manager recruteur' },
    { words: 'paniers?', say: 'sélection' },
    { words: 'relectures?', say: 'validation' },
    { words: 'pièces?(?! jointes?)', say: 'jeton' },
    {
      words: 'agences?',
      say: 'cabinet de recrutement',
      except: { 'page-profile.sections.places.text': branches, 'page-profile.wizard.texts.place': branches },
    },
    { words: '(?:authentification|connexion|validation) en deux étapes', say: 'double authentification' },
  ],
}

const table = Object.entries(forbidden).map(
  ([language, all]) =>
    [
      language,
      all.map((one) => ({ ...one, pattern: new RegExp(`(?<![\\p{L}-])(?:${one.words})(?!\\p{L})`, 'iu') })),
    ] as const,
)
const byLanguage = new Map(table)

/** Forbidden words among those a text says; `where` is its folder and key, such as `jobs.list.title`. */
export const glossaryFaults = (language: string, where: string, said: string[]) =>
  (byLanguage.get(language) ?? []).flatMap(({ pattern, say, except }) => {
    if (except?.[where]) return []
    const found = said.flatMap((part) => part.match(pattern)?.[0] ?? [])[0]
    return found === undefined ? [] : [`“${found}” is not our word: ${say}`]
  })
