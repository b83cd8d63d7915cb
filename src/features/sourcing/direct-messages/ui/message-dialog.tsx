import { useState } from 'react'
import { mostText } from '#features/talk/threads/rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { useDiscard } from '#ui/over/use-discard.tsx'
import { lookAtFirstMessage, writeToCompany, writeToPerson } from '../contract.ts'

/** To whom: somebody a company sees whole, or a company. */
export type To = { person: string; name: string } | { page: string; name: string }
type Props = { to: To; onClose: () => void }

/** A message to somebody one may write to. A company of which nothing was checked sees first what its reader is warned of. */
export function MessageDialog({ to, onClose }: Props) {
  const t = useTranslations('directMessages')
  const { name } = to
  const isPerson = 'person' in to
  const [text, setText] = useState('')
  const { care, busy, problem, send, forget } = useSending(to, onClose)
  const { close, question } = useDiscard(text.trim() !== '', onClose)
  return (
    <Dialog
      open
      onClose={close}
      title={t('title', { name })}
      footer={
        <>
          <Button look="primary" disabled={text.trim() === ''} busy={busy} onClick={() => send(text)}>
            {t(care.length > 0 ? 'sendAnyway' : 'send')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <LooseProblem problem={problem} fields={['text']} />
        <TextArea
          name="text"
          label={t('text')}
          help={isPerson ? t('helpPage') : t('helpCompany')}
          error={problem?.errors.find(({ field }) => field === 'text')?.message}
          rows={5}
          maxLength={mostText}
          value={text}
          onChange={(now) => {
            setText(now)
            forget()
          }}
        />
        {care.length > 0 ? <Care risks={care} /> : null}
      </div>
      {question}
    </Dialog>
  )
}

/** Sends at once where there is nothing to warn of; else only when it is pressed again, with the same words. */
function useSending(to: To, onClose: () => void) {
  const t = useTranslations('directMessages')
  const [care, setCare] = useState<readonly string[]>([])
  // one message, however often it has to be sent
  const [client_id, setClient] = useState(() => crypto.randomUUID())
  const onDone = ({ data: { thread } }: { data: { thread: string } }) => {
    onClose()
    const href = 'person' in to ? `/page/messages/${thread}` : `/messages/${thread}`
    const open = { text: t('open'), run: () => location.assign(href) }
    toast.show({ text: t('sent', { name: to.name }), tone: 'good', action: open })
  }
  const toPerson = useSend(writeToPerson, { onDone })
  const toCompany = useSend(writeToCompany, { onDone })
  const write = (text: string) => {
    if ('person' in to) toPerson.mutate({ person: to.person, client_id, text })
    else toCompany.mutate({ page: to.page, client_id, text })
  }
  const look = useSend(lookAtFirstMessage)
  const send = (text: string) => {
    if (!('person' in to) || care.length > 0) return write(text)
    look.mutate(
      { person: to.person, text },
      { onSuccess: ({ data: { warnings } }) => (warnings.length > 0 ? setCare(warnings) : write(text)) },
    )
  }
  return {
    care,
    send,
    busy: look.isPending || toPerson.isPending || toCompany.isPending,
    problem: look.error ?? toPerson.error ?? toCompany.error,
    /** Other words are another message, and looked at anew. */
    forget() {
      if (care.length > 0) setCare([])
      if (toPerson.error ?? toCompany.error) {
        toPerson.reset()
        toCompany.reset()
        setClient(crypto.randomUUID())
      }
    },
  }
}

export function Care({ risks }: { risks: readonly string[] }) {
  const t = useTranslations('directMessages')
  return (
    <Note tone="warm" alert title={t('careTitle')}>
      <p>{t('care')}</p>
      <ul>
        {risks.map((risk) => (
          <li key={risk}>{t(`risks.${risk}`)}</li>
        ))}
      </ul>
      <a className="link" href="/page/profile/checks">
        {t('verify')}
      </a>
    </Note>
  )
}
