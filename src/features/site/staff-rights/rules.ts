/** On what occasion staff opened what is known of a person: the account, accounts alike, a case, the team of a company, the site as they see it. */
export const accessReasons = ['account', 'links', 'case', 'company', 'guise'] as const
export type AccessReason = (typeof accessReasons)[number]
