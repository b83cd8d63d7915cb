import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { refreshCall } from '#platform/browser/use-call.ts'
import { Button, type ButtonLook } from '#ui/basics/button.tsx'
import { listFittingPeople, showFittingPerson } from '../contract.ts'

const InviteDialog = late(async () => (await import('#features/sourcing/pool/ui/invite-dialog.tsx')).InviteDialog)

type Props = {
  people?: readonly string[]
  entries?: readonly string[]
  name: string
  job: string
  look?: ButtonLook['look']
}

/** Asks somebody to look at this job; for whoever may. */
export function InviteToJob({ people = [], entries = [], name, job, look }: Props) {
  const t = useTranslations('fittingPeople')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('drop.answer')) return null
  return (
    <>
      <Button size="s" icon="send" look={look} onClick={() => setOpen(true)}>
        {t('invite')}
      </Button>
      {isOpen ? (
        <InviteDialog
          people={people}
          entries={entries}
          name={name}
          job={job}
          onClose={(isDone) => {
            setOpen(false)
            if (!isDone) return
            refreshCall(listFittingPeople)
            refreshCall(showFittingPerson)
          }}
        />
      ) : null}
    </>
  )
}
