import { companyWords } from '#features/sourcing/imports/match-keys.ts'
import { fold } from '#platform/shared/fold.ts'

/** What two agencies call the same company by, in any spelling of its letters, with or without its legal form. */
export const companyKey = (name: string): string => companyWords(name).join(' ') || fold(name)

/** What two records call the same job by; signs that nobody sees make no other job of it. */
export const titleKey = (title: string): string => fold(title.replace(/\p{Cf}/gu, ''))
