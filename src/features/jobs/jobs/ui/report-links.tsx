import { useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'

/** Plain. Ways to tell the staff that something is wrong with a job or a company; money asked for stands first. */
export function ReportLinks({ address, of }: { address: string; of: 'job' | 'company' }) {
  const t = useTranslations('jobs.report')
  return (
    <ul className="icon-list small">
      <li>
        <Icon name="alert" />
        <a className="link" href={`${address}/report?reason=money`} rel="nofollow">
          {t('money')}
        </a>
      </li>
      <li>
        <Icon name="note" />
        <a className="link" href={`${address}/report`} rel="nofollow">
          {t(of)}
        </a>
      </li>
    </ul>
  )
}
