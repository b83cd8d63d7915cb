import type { CvContent, CvSection } from '#libraries/cv-content/content-contract.ts'
import type { CvLook, CvTemplate } from '#libraries/cv-content/look-contract.ts'
import { resumeOf } from '#libraries/json-resume/resume-of.ts'
import { directionOf, type Language } from '#platform/shared/languages.ts'
import { type SheetSection, sectionsOf } from './sections.ts'
import { printable, type Say, shownLink, shownPhone } from './words.ts'

/** What is added around a CV by whoever presents it. */
export type Presented = {
  /** The company's name, and who is to be asked. */
  brand?: { name: string; consultant: string; logo: Uint8Array | null } | null
  /** What it says of the person besides the CV: salary, notice, visa. */
  cover?: { label: string; value: string }[]
  /** A word across every page. */
  watermark?: string
  /** A line at the foot of every page. */
  note?: string
  photo?: Uint8Array | null
}

type Contact = { text: string; url: string; ltr: boolean }

/** All that stands on a printed CV, worded in its language; templates only place it. */
export type Sheet = {
  language: Language
  rtl: boolean
  paper: 'a4' | 'us-letter'
  accent: string
  template: CvTemplate
  /** Of the document; the same as the name where there is one. */
  title: string
  author: string[]
  name: string
  headline: string
  contacts: Contact[]
  sections: SheetSection[]
  words: { contact: string; photo: string }
  brand: { name: string; consultant: string; logo: string } | null
  cover: { label: string; value: string }[]
  watermark: string
  note: string
  photo: string
  /** The same CV as JSON Resume, for whoever reads the file by machine. */
  resume: string
}

const accents: Record<CvTemplate, string> = {
  classic: '#23384a',
  modern: '#00666b',
  compact: '#2c4a7c',
  sidebar: '#00666b',
  academic: '#6b2330',
  executive: '#2a4858',
  gulf: '#14604a',
  agency: '#00666b',
}
const studiesFirst: CvSection[] = ['summary', 'education', 'projects', 'experience']

export const photoName = '/cv-photo'
export const logoName = '/cv-logo'

/** A redacted content and its look as a sheet. What is hidden is nowhere in it. */
export function sheetOf(content: CvContent, look: CvLook, presented: Presented, say: Say): Sheet {
  const { language, template } = look
  const shown = withoutHidden(content, look)
  const [name, headline] = [printable(shown.name), printable(shown.headline)]
  const order = look.order.length > 0 || template !== 'academic' ? look.order : studiesFirst
  return {
    language,
    rtl: directionOf(language) === 'rtl',
    paper: look.paper === 'letter' ? 'us-letter' : 'a4',
    accent: look.accent ?? accents[template],
    template,
    title: name || headline || say(language, 'untitled'),
    author: name ? [name] : [],
    name,
    headline: headline === name ? '' : headline,
    contacts: contactsOf(shown),
    sections: sectionsOf(shown, order, language, say),
    words: { contact: say(language, 'contact'), photo: say(language, 'photo') },
    brand: presented.brand ? { ...presented.brand, logo: presented.brand.logo ? logoName : '' } : null,
    cover: presented.cover ?? [],
    watermark: presented.watermark ?? '',
    note: presented.note ?? '',
    photo: look.photo && presented.photo ? photoName : '',
    // the file of a photo is this site's own affair
    resume: JSON.stringify(resumeOf({ ...shown, photo_id: null })),
  }
}

function withoutHidden(content: CvContent, { hidden }: CvLook): CvContent {
  const empty: Partial<CvContent> = {}
  for (const section of hidden) {
    if (section === 'summary') empty.summary = ''
    else if (section === 'personal') empty.personal = emptyPersonal(content.personal)
    else empty[section] = []
  }
  return { ...content, ...empty }
}

const emptyPersonal = (personal: CvContent['personal']): CvContent['personal'] =>
  Object.fromEntries(
    Object.keys(personal).map((key) => [key, key === 'birth_date' ? null : '']),
  ) as CvContent['personal']

const contactsOf = ({ location, phones, email, links }: CvContent): Contact[] =>
  [
    ...phones.map((phone) => ({ text: shownPhone(phone), url: `tel:${phone.replace(/[^\d+]/g, '')}`, ltr: true })),
    { text: email, url: `mailto:${email}`, ltr: true },
    { text: printable(location), url: '', ltr: false },
    ...links.map((link) => ({ text: shownLink(link), url: addressOf(link), ltr: true })),
  ].filter(({ text }) => text !== '')

/** Only addresses of the web become links: nothing that a click would run. */
function addressOf(link: string): string {
  const url = URL.parse(/^https?:/i.test(link) ? link : `https://${link}`)
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !/\s/.test(link) ? url.href : ''
}
