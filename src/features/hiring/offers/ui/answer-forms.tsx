import { useState } from 'react'
import { showMine } from '#features/hiring/applications/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { acceptOffer, askAboutOffer, declineOffer, type Letter, showOffer } from '../letter-contract.ts'
import { declineReasons } from '../rules.ts'
import { showAnswered } from './show-answered.ts'

type Way = 'accept' | 'decline' | 'words'
type Props = { offer: Letter; name: string; onDone: (letter: Letter) => void }
type FormProps = Props & { onBack: () => void }

/** Accept, decline, ask or write: one at a time, opened by a press. */
export function AnswerForms(props: Props) {
  const t = useTranslations('offers.mine')
  const { may } = props.offer
  const [way, setWay] = useState<Way | null>(null)
  const onBack = () => setWay(null)
  if (way === 'accept') return <AcceptForm {...props} onBack={onBack} />
  if (way === 'decline') return <DeclineForm {...props} onBack={onBack} />
  if (way === 'words') return <WordsForm {...props} onBack={onBack} />
  return (
    <div className="cluster">
      {may.includes('accept') ? (
        <Button look="primary" onClick={() => setWay('accept')}>
          {t('accept')}
        </Button>
      ) : null}
      {may.includes('ask') || may.includes('write') ? (
        <Button icon="chat" onClick={() => setWay('words')}>
          {t(may.includes('ask') ? 'ask' : 'write')}
        </Button>
      ) : null}
      {may.includes('decline') ? (
        <Button look="quiet" onClick={() => setWay('decline')}>
          {t('decline')}
        </Button>
      ) : null}
    </div>
  )
}

function AcceptForm({ offer: { key, version }, name, onDone, onBack }: FormProps) {
  const t = useTranslations('offers.mine')
  const [typed, setTyped] = useState('')
  const { mutate, error, isPending } = useSend(acceptOffer, {
    onDone({ data }) {
      onDone(data)
      showAnswered(data)
      // what comes after hangs on the offer being accepted; a guest hears no live word of it
      refreshCall(showOffer)
    },
  })
  return (
    <form
      method="post"
      className="stack stack-s"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ key, version, name: typed })
      }}
    >
      <TextField
        name="name"
        label={t('typeName')}
        help={t('typeHelp', { name })}
        error={error ? (error.errors[0]?.message ?? error.message) : undefined}
        required
        autoFocus
        autoComplete="off"
        maxLength={120}
        value={typed}
        onChange={setTyped}
      />
      <div className="cluster">
        <Button type="submit" look="primary" busy={isPending}>
          {t('acceptGo')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}

function DeclineForm({ offer: { key, version, company }, onDone, onBack }: FormProps) {
  const t = useTranslations('offers')
  const [because, setBecause] = useState<(typeof declineReasons)[number] | null>(null)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { mutate, error, isPending } = useSend(declineOffer, {
    onDone({ data }) {
      onDone(data)
      showAnswered(data)
    },
  })
  return (
    <div className="stack stack-s">
      <RadioGroup
        name="because"
        label={t('mine.because')}
        error={tried && !because ? t('mine.becauseNeeded') : error?.message}
        value={because ?? ''}
        onChange={(id) => setBecause(id as typeof because)}
        choices={declineReasons.map((id) => ({ id, text: t(`because.${id}`) }))}
      />
      <TextArea
        name="reason"
        label={t('mine.declineText', { company })}
        optional
        maxLength={1000}
        value={reason}
        onChange={setReason}
      />
      <div className="cluster">
        <Button
          look="danger-solid"
          busy={isPending}
          onClick={() => (because ? mutate({ key, version, because, reason }) : setTried(true))}
        >
          {t('mine.declineGo')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('mine.back')}
        </Button>
      </div>
    </div>
  )
}

/** A question, or, where there is nothing to ask about any more, a message. */
function WordsForm({ offer: { key, company, may }, onBack }: FormProps) {
  const t = useTranslations('offers.mine')
  const isQuestion = may.includes('ask')
  const [text, setText] = useState('')
  const { mutate, error, isPending, isSuccess } = useSend(askAboutOffer, { onDone: () => refreshCall(showMine) })
  if (isSuccess)
    return (
      <div className="stack stack-s">
        <Note tone="good" alert>
          {t(isQuestion ? 'asked' : 'written')}
        </Note>
        <div>
          <Button look="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="stack stack-s">
      <TextArea
        name="question"
        label={t(isQuestion ? 'question' : 'declineText', { company })}
        error={error ? (error.errors[0]?.message ?? error.message) : undefined}
        required
        autoFocus
        maxLength={2000}
        value={text}
        onChange={setText}
      />
      <div className="cluster">
        <Button look="primary" icon="send" busy={isPending} onClick={() => mutate({ key, text })}>
          {t(isQuestion ? 'askGo' : 'writeGo')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}
