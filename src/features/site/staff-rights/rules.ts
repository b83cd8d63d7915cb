/** On what occasion staff opened what is known of a person: the account, accounts alike, a case, the team of a company. */
export const accessReasons = ['account', 'links', 'case', 'company'] as const
export type AccessReason = (typeof accessReasons)[number]
