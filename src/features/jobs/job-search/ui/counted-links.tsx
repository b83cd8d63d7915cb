import type { ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'

type Props = { title: ReactNode; links: readonly { text: string; count: number; href: string }[] }

/** Ways to other jobs, each with how many there are; nothing where there is none. */
export function CountedLinks({ title, links }: Props) {
  const t = useTranslations('jobSearch.none')
  if (links.length === 0) return null
  return (
    <section className="stack stack-s">
      <h2>{title}</h2>
      <ul className="cluster">
        {links.map(({ text, count, href }) => (
          <li key={href}>
            <a className="link" href={href}>
              <bdi>{text}</bdi>
            </a>{' '}
            <span className="small faint num">
              {count}
              <span className="sr-only"> {t('jobs', { count })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
