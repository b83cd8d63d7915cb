import { useState } from 'react'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { askPhoneCode } from '../contract.ts'
import { CodeForm } from './code-form.tsx'

/** Confirms the number somebody registered with: a code by text message, and back. Stands on home, in settings, in registration. */
export function ConfirmPhone({ phone, onDone = () => {} }: { phone: string; onDone?: () => void }) {
  const t = useTranslations('contacts.confirm')
  const [id, setId] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const ask = useSend(askPhoneCode, { onDone: ({ data }) => setId(data.id) })
  if (isDone) return null
  const finish = () => {
    setDone(true)
    onDone()
  }
  const again = async () => setId((await send(askPhoneCode, {})).data.id)
  return (
    <Note tone="info" icon="phone" title={t('title')}>
      {id === null ? (
        <div className="stack stack-s">
          <p>{t.rich('text', { phone: () => <bdi className="ltr">{phone}</bdi> })}</p>
          <LooseProblem problem={ask.error} fields={[]} />
          <p>
            <Button size="s" busy={ask.isPending} onClick={() => ask.mutate({})}>
              {t('send')}
            </Button>
          </p>
        </div>
      ) : (
        <CodeForm id={id} phone={phone} again={again} onDone={finish} />
      )}
    </Note>
  )
}
