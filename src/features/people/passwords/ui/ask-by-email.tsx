import { type ReactNode, useEffect, useRef, useState } from 'react'
import { EmailField } from '#features/people/accounts/ui/proof-fields.tsx'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { askResetByEmail } from '../contract.ts'
import { SendAgain } from './send-again.tsx'

type Asking = typeof askResetByEmail
type Words = { email: string; go: string; sentTitle: string; sent: (email: ReactNode) => ReactNode }
type Props = { call?: Asking; words: Words; children: ReactNode }

/** Asks for a link by e-mail. What comes after is the same for every address, with an account or without. */
export function AskByEmail({ call = askResetByEmail, words, children }: Props) {
  const t = useTranslations('passwords.sent')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const told = useRef<HTMLDivElement>(null)
  // the form went away with the focus
  useEffect(() => {
    if (sentTo !== null) told.current?.focus()
  }, [sentTo])
  const form = useForm(call, {
    initial: { email: '' },
    onDone() {
      setSentTo(form.values.email.trim())
    },
  })
  if (sentTo !== null)
    return (
      <div className="stack" role="status" tabIndex={-1} ref={told}>
        <Note tone="good" icon="mail" title={words.sentTitle}>
          <p>{words.sent(<bdi>{sentTo}</bdi>)}</p>
        </Note>
        <p className="small quiet">{t('help')}</p>
        <div className="cluster">
          <SendAgain send={() => send(call, { email: sentTo })} />
          <Button look="text" size="s" onClick={() => setSentTo(null)}>
            {t('other')}
          </Button>
        </div>
        {children}
      </div>
    )
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      <LooseProblem problem={form.problem} fields={['email']} />
      <EmailField {...form.field('email')} label={words.email} />
      <Button type="submit" look="primary" size="l" wide busy={form.sending}>
        {words.go}
      </Button>
      {children}
    </form>
  )
}
