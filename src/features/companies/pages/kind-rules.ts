export const pageKinds = ['company', 'agency', 'freelance', 'institution'] as const

/** Who has clients, advertises their jobs and puts people forward: agencies and freelance recruiters (product.md, section 1). */
export const recruitsForOthers = (kind: string | undefined): boolean => kind === 'agency' || kind === 'freelance'
