import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import type { Represented, RepresentedDetail } from '../contract.ts'
import { type PersonAnswer, refusalOf } from '../rules.ts'
import { AskDialog } from './ask-dialog.tsx'

type Props = {
  one: Represented | RepresentedDetail
  busy: boolean
  onAnswer: (answer: PersonAnswer, never: boolean) => void
  onAsk: (words: string) => Promise<void>
  /** Whether "never to this company" can be kept: only an account can. */
  mayForbid: boolean
}

/** What the person may say now: approve for this job, decline, take it back, ask. What follows is said before. */
export function AnswerActs({ one, busy, onAnswer, onAsk, mayForbid }: Props) {
  const t = useTranslations('representation')
  const [sure, setSure] = useState<PersonAnswer | null>(null)
  const [never, setNever] = useState(false)
  const [asking, ask] = useState(false)
  const { may, agency, client } = one
  // why not stands above; what would be refused is not offered
  const forbidden = 'conflicts' in one && one.conflicts.some(({ kind }) => refusalOf(kind) !== null)
  const go = (answer: PersonAnswer) => {
    setSure(null)
    onAnswer(answer, never)
  }
  return (
    <div className="cluster">
      {may.includes('approve') && !forbidden ? (
        <Button look="primary" busy={busy} onClick={() => setSure('approve')}>
          {t('approve')}
        </Button>
      ) : null}
      {may.includes('decline') ? <Button onClick={() => setSure('decline')}>{t('decline')}</Button> : null}
      {may.includes('revoke') ? (
        <Button look="text" onClick={() => setSure('revoke')}>
          {t('revoke')}
        </Button>
      ) : null}
      {may.includes('question') ? (
        <Button look="text" icon="chat" onClick={() => ask(true)}>
          {t('ask', { agency: agency.name })}
        </Button>
      ) : null}
      <SureDialog
        open={sure !== null}
        onClose={() => setSure(null)}
        title={t(`sure.${sure ?? 'approve'}`)}
        about={<bdi>{client}</bdi>}
        go={t(sure ?? 'approve')}
        {...(sure === 'approve' && { keep: t('cancel') })}
        look={sure === 'approve' ? 'primary' : 'danger-solid'}
        busy={busy}
        onGo={() => sure && go(sure)}
      >
        <div className="stack">
          {sure === 'approve' ? (
            'words' in one ? (
              <blockquote dir="auto">{one.words}</blockquote>
            ) : null
          ) : (
            <p>{t(sure === 'revoke' ? 'revokeText' : 'declineText', { agency: agency.name, client })}</p>
          )}
          {mayForbid && sure && sure !== 'approve' ? (
            <Checkbox name="never" checked={never} onChange={setNever}>
              {t('never', { client })}
            </Checkbox>
          ) : null}
        </div>
      </SureDialog>
      {asking ? <AskDialog agency={agency.name} onSend={onAsk} onClose={() => ask(false)} /> : null}
    </div>
  )
}
