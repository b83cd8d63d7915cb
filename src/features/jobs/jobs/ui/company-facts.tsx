import { useTranslations } from '#platform/browser/intl.ts'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import { useDay } from './job-words.tsx'

type Checked = readonly { what: 'email' | 'licence'; at: string }[]

const signs: Record<Checked[number]['what'], IconName> = { email: 'mail', licence: 'file' }

/** Facts, not badges: what was checked about a company, and when. */
export function CheckedFacts({ checked }: { checked: Checked }) {
  const t = useTranslations('jobs.checked')
  const day = useDay()
  if (checked.length === 0) return <p className="quiet">{t('nothing')}</p>
  return (
    <ul className="rows">
      {checked.map(({ what, at }) => (
        <li key={what} className="row row-top">
          <Icon name={signs[what]} />
          <span className="grow">{t(what)}</span>
          <time className="small faint nowrap" dateTime={at}>
            {day(at)}
          </time>
        </li>
      ))}
    </ul>
  )
}
