import { type ComponentProps, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { SeveralForm } from './several-form.tsx'
import { type Results, SeveralReceipt } from './several-receipt.tsx'

type Props = Omit<ComponentProps<typeof SeveralForm>, 'onDone'> & { closed_to: string | null | undefined }

/** The form for several jobs, or what stands in its place: what became of each, or that none of them takes applications. */
export function SeveralHere({ closed_to, jobs, ...chosen }: Props) {
  const { group } = chosen
  const t = useTranslations()
  const [results, setResults] = useState<Results | null>(null)
  const open = jobs.filter((job) => !job.closed_to && !job.sent)
  return (
    <>
      <OfflineBar />
      {results ? (
        <SeveralReceipt results={results} jobs={jobs} group={group} />
      ) : closed_to || open.length === 0 ? (
        <div className="stack">
          <h1>{t(closed_to ? `refusals.${closed_to}` : 'applications.several.noneChosen')}</h1>
          <p className="quiet">{t(`applications.several.${jobs.length > 0 ? 'noneOpen' : 'chooseFirst'}`)}</p>
          <div className="cluster">
            <LinkButton href={`/job-groups/${group.address}`} look="primary">
              {t('applications.several.back')}
            </LinkButton>
          </div>
        </div>
      ) : (
        <SeveralForm {...chosen} jobs={open} onDone={setResults} />
      )}
    </>
  )
}
