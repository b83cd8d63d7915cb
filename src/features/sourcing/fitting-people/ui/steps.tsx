import { useTranslations } from '#platform/browser/intl.ts'
import { IconLink } from '#ui/basics/button.tsx'
import { useFrom } from './use-from.ts'

/** The ways to whoever stands before and after in the list. */
export function Steps({ job, before, after }: { job: string; before: string | null; after: string | null }) {
  const t = useTranslations('fittingPeople')
  const from = useFrom(job)
  const to = (who: string) => from.at(`/${who}`)
  return (
    <span className="row">
      {before ? <IconLink icon="back" size="s" label={t('before')} href={to(before)} /> : null}
      {after ? <IconLink icon="next" size="s" label={t('after')} href={to(after)} /> : null}
    </span>
  )
}
