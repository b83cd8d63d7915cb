import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { askToCreate } from '../contract.ts'

/** Has the link mailed to whoever is signed in without a password. */
export function AskToCreate() {
  const t = useTranslations('passwords.create')
  const [isSent, setSent] = useState(false)
  const ask = useSend(askToCreate, { onDone: () => setSent(true) })
  if (isSent)
    return (
      <Note tone="good" icon="mail" alert>
        {t('sent')}
      </Note>
    )
  return (
    <div className="stack">
      <LooseProblem problem={ask.error} fields={[]} />
      <p>
        <Button look="primary" busy={ask.isPending} onClick={() => ask.mutate({})}>
          {t('send')}
        </Button>
      </p>
    </div>
  )
}
