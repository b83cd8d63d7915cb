import { useLocation } from 'react-router'
import { type Language, languages } from '#platform/shared/languages.ts'

type Props = {
  /** Of the page, with the site before it and without a language. */
  address: string
  /** Languages that the text of the page is in, its own first: only these have addresses of their own. */
  spoken?: readonly string[]
}

/** One canonical address for each language that a page is in, and what search engines need to tell them apart. */
export function Alternates({ address, spoken = languages }: Props) {
  const lang = new URLSearchParams(useLocation().search).get('lang')
  const [, ...others] = spoken
  const inLanguage = (language: string) => `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
  const isOwn = lang !== null && (spoken === languages ? languages.includes(lang as Language) : others.includes(lang))
  return (
    <>
      <link rel="canonical" href={isOwn ? inLanguage(lang) : address} />
      {spoken.length > 1
        ? spoken.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={language}
              href={spoken !== languages && language === spoken[0] ? address : inLanguage(language)}
            />
          ))
        : null}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  )
}
