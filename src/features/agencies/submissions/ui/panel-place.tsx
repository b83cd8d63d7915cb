import { useState } from 'react'
import { AddPlacement } from '#features/agencies/placements/ui/add-placement.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { type SubmissionDetail, showPipeline, showSubmission } from '../contract.ts'

const again = () => {
  refreshCall(showSubmission)
  refreshCall(showPipeline)
}

/** Writes down that somebody is hired, as the client decided or the agency heard; then leads to what was agreed. */
export function PanelPlace({ one }: { one: SubmissionDetail }) {
  const t = useTranslations('placements')
  const [open, setOpen] = useState(false)
  if (one.placement)
    return (
      <div>
        <LinkButton icon="done" href={`/page/placements?open=${one.placement}`}>
          {t('open')}
        </LinkButton>
      </div>
    )
  if (!one.may_place) return null
  const { id, name, client, mandate_title, salary, salary_currency, salary_period } = one
  const person = { submission: id, name, client: client.name, job: mandate_title }
  return (
    <div>
      <Button look="primary" icon="done" onClick={() => setOpen(true)}>
        {t('complete')}
      </Button>
      {open ? (
        <AddPlacement
          people={[{ ...person, salary, salary_currency, salary_period }]}
          onClose={() => setOpen(false)}
          onDone={again}
        />
      ) : null}
    </div>
  )
}
