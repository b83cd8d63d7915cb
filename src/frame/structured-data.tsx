import { useSite } from './use-session.ts'

/** What machines read of a page, as schema.org JSON. */
export function StructuredData({ json }: { json: string }) {
  const { nonce } = useSite()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, its angle brackets escaped
  return <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html: escaped(json) }} />
}

export const escaped = (json: string) => json.replace(/</g, '\\u003c')

/** The way from the front page to this one; the last step is the page itself. */
export const breadcrumbs = (publicUrl: string, steps: readonly (readonly [name: string, path: string])[]): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  })

/** The site itself, and how to search it. */
export const website = (publicUrl: string, name: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${publicUrl}/#organization`,
        name,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/icon.svg`,
      },
      {
        '@type': 'WebSite',
        '@id': `${publicUrl}/#website`,
        name,
        url: `${publicUrl}/`,
        publisher: { '@id': `${publicUrl}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/jobs?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  })

/** A text for a description, cut behind a word; lengths in characters. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const short = text.slice(0, most)
  const end = short.search(/\s\S*$/)
  return `${(end > most / 2 ? short.slice(0, end) : short).replace(/[\s,;:.–-]+$/, '')}…`
}
