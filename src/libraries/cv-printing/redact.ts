import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Redaction } from '#libraries/cv-content/look-contract.ts'
import { fold } from '#platform/shared/fold.ts'
import { employersHidden } from './redaction/employers.ts'
import { gap } from './redaction/patterns.ts'
import { nameFinder } from './redaction/same-name.ts'
import { type Known, scrub, wholeWord } from './redaction/scrub.ts'

/**
 * A CV that gives away less. `contacts`: no address, number, link or handle, also not within what the person wrote, and no
 * street. `anonymous`: nor name, photo, birth date, gender, civil status, referees and
 * the company one works for now; the name is gone in every script.
 * @param label what stands for the name of an anonymous person, in the language of the print: `Candidate 4821`
 */
export function redact(content: CvContent, how: Redaction, { label }: { label: string }): CvContent {
  if (how === 'none') return content
  const open = withoutContacts(content, scrubberOf(content, how))
  if (how === 'contacts') return CvContent.parse({ ...open, name: content.name })
  return CvContent.parse({
    ...open,
    name: label,
    photo_id: null,
    references: [],
    others: open.others.filter(({ name }) => !isOfReferees(name)),
    personal: { ...open.personal, birth_date: null, gender: '', civil_status: '' },
  })
}

/** What takes out of any text what `redact` takes out of the fields of a CV. */
export function scrubberOf(content: CvContent, how: Redaction): (text: string) => string {
  const known = knownOf(content, how)
  return (text) => scrub(text, known)
}

function knownOf(content: CvContent, how: Redaction): Known {
  const own = new Set(fold(content.name).split(' '))
  const userNames = [content.email.split('@')[0] ?? '', ...content.links.map(userNameOf)].filter(
    (name) => name.length > 2 && (how === 'anonymous' || !own.has(fold(name))),
  )
  return {
    phones: [...content.phones, ...content.references.map(({ contact }) => contact)],
    userNames: userNames.map(wholeWord),
    keptNames: new Set(
      content.experience.map(({ company }) => company.toLowerCase()).filter((name) => name.includes('.')),
    ),
    withoutEmployers:
      how === 'anonymous'
        ? employersHidden(content.experience.flatMap(({ company, end }) => (end === 'present' ? [company] : [])))
        : null,
    isName: how === 'anonymous' ? nameFinder([content.name]) : null,
  }
}

/** Who somebody is in an address: `osedova` of `github.com/osedova`, `linkedin.com/in/osedova`, `osedova.example`. */
function userNameOf(link: string): string {
  const url = URL.parse(/^[a-z]+:/i.test(link) ? link : `https://${link}`)
  const last = url?.pathname.split('/').filter(Boolean).at(-1)
  return decodeURIComponent(
    (last ?? url?.hostname.replace(/^www\./, '').split('.')[0] ?? '').replace(/%(?![\da-f]{2})/gi, '%25'),
  )
}

function withoutContacts(content: CvContent, clean: (text: string) => string): CvContent {
  const each = <T extends object>(items: T[]): T[] => items.map((item) => cleaned(item, clean))
  const named = <T extends { name: string }>(items: T[]): T[] =>
    each(items).filter(({ name }) => name !== '' && name !== gap)
  return {
    ...content,
    headline: clean(content.headline),
    email: '',
    phones: [],
    location: withoutStreet(clean(content.location)),
    links: [],
    summary: clean(content.summary),
    experience: each(content.experience),
    education: each(content.education),
    skills: named(content.skills),
    languages: named(content.languages),
    certificates: named(content.certificates),
    projects: named(content.projects.map((project) => ({ ...project, link: '' }))),
    references: named(content.references.map((referee) => ({ ...referee, contact: '' }))),
    others: named(content.others),
    personal: cleaned(content.personal, clean),
  }
}

/** Other people's names stand below such a heading. */
const isOfReferees = (heading: string) => /r[eé]f[eé]ren|referee|рекоменд|отзыв|مراجع|معرف|التوصيات/iu.test(heading)

/** Dates hold nothing to take out. */
const dates = new Set(['start', 'end', 'date', 'birth_date'])

const cleaned = <T extends object>(item: T, clean: (text: string) => string): T =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      typeof value === 'string' && !dates.has(key) ? clean(value) : value,
    ]),
  ) as T

/** A street has a number; towns and countries have none. */
const withoutStreet = (location: string) =>
  location
    .split(/[,،]\s*/)
    .filter((part) => !/\p{N}/u.test(part))
    .join(', ')
