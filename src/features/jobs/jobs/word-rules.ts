/** What a rule of words looks for (product.md, "Trust"). Fees, deposits and visa costs are money asked of applicants. */
export const ruleKinds = ['fee', 'deposit', 'visa', 'passport', 'messenger'] as const
export type RuleKind = (typeof ruleKinds)[number]

/** Languages rules are written in: those of the site and those of the people most often deceived. */
export const ruleLanguages = ['en', 'ar', 'ru', 'fr', 'hi', 'ur', 'tl', 'bn'] as const
export type RuleLanguage = (typeof ruleLanguages)[number]

/**
 * What the words of a rule do: find; say shortly before what is found that it is not so; spare such a denial, because it denies
 * something else; say after it, or before it, that the employer gives it.
 */
export const ruleDoes = ['finds', 'denies', 'spares', 'given_after', 'given_before'] as const
export type RuleDoes = (typeof ruleDoes)[number]
