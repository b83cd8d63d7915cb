import type { Gives } from '#platform/shared/contract.ts'
import type { showPage } from '../contract.ts'

export type Company = Gives<typeof showPage>['data']

/** A company as schema.org Organization, with what search engines show of one; JSON. */
export function organization(company: Company, publicUrl: string): string {
  const links = Object.values(company.links).filter(Boolean)
  const people = /^(\d+)-(\d+)$/.exec(company.size ?? '')
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    legalName: company.legal_name ?? undefined,
    url: company.website ?? `${publicUrl}/companies/${encodeURIComponent(company.slug)}`,
    logo: company.logo ? `${publicUrl}${company.logo}` : undefined,
    image: company.cover ? `${publicUrl}${company.cover}` : undefined,
    description: wordsOfHtml(company.about).slice(0, 500) || undefined,
    foundingDate: company.founded ? String(company.founded) : undefined,
    sameAs: links.length > 0 ? links : undefined,
    numberOfEmployees: people
      ? { '@type': 'QuantitativeValue', minValue: Number(people[1]), maxValue: Number(people[2]) }
      : undefined,
    location: company.places.map(({ place, address, phone }) => ({
      '@type': 'Place',
      address: [address, place].filter(Boolean).join(', '),
      telephone: phone ?? undefined,
    })),
  })
}

/** The words of clean HTML, for places that take only words. */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
