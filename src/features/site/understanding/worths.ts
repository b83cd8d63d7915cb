import type { Language } from '#platform/shared/languages.ts'
import type { Saying } from './vocabulary.ts'

/** What a part of one token is worth; between readings of the same words the first of these wins. */
export const worth = {
  // a sum of money, or years of work, are nothing else, whatever its words also name
  pay: 20,
  type: 12,
  workplace: 11.9,
  home: 11.8,
  fact: 11.5,
  shift: 11.4,
  occupation: 11.2,
  place: 11,
  level: 10.8,
  skill: 10.6,
} as const
/** The name of a position tells more than that of a field. */
export const positionFirst = 0.1
/** An Arabic word that only has the same stem may be another one: المحله is a town before it is a shop. */
export const onlyStem = 0.3
/** A name whose words stand in another order is worth less: "data analyst power bi" is no BI analyst beside data. */
export const outOfOrder = 0.87
/** Only between readings that are worth the same. */
export const headFirst = 0.01
export const headStandsFirst = (language: Language) => language === 'ar' || language === 'fr'
/** A filler is one, even where it could name an occupation: "hiring" is hardly ever human resources. */
const worthOfFiller = 11.6
const worthOfVague = 4
export const worthOfCompany = 10
/** What leads to a place makes it one, whatever else the word means. */
export const worthOfLead = 3
/** So does a name that everybody knows: الرياض is the city before it is sports. */
export const worthOfName = 1

/** What each token of a phrase of this kind is worth. */
export const worthOfKind = (kind: Saying['kind']) =>
  kind in worth ? worth[kind as keyof typeof worth] : kind === 'vague' ? worthOfVague : worthOfFiller
