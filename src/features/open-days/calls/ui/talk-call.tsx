import './call.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import type { TalkCall as Shown } from '../contract.ts'
import { type CallMeans, callMeans } from '../rules.ts'
import type { Chosen } from './ask-devices.ts'
import { type CallPhase, type CallStep, phaseAfter } from './call-phases.ts'
import { CallPreview } from './call-preview.tsx'
import { CallStage, type Other } from './call-stage.tsx'
import type { Ends } from './ends.ts'
import { keepMeans, keptMeans } from './kept-means.ts'
import { useMedia } from './use-media.ts'

type Props = {
  ends: Ends
  shown: Shown
  /** Of whom one talks with: the visitor, or the desk. */
  name: string
  /** Whom else one talks with. */
  third?: Other | null
}

/** Picture and voice of a talk: nothing is asked of the browser before somebody chooses, and nothing is recorded. */
export function TalkCall({ ends, shown, name, third = null }: Props) {
  const t = useTranslations('calls')
  const [phase, setPhase] = useState<CallPhase>('out')
  const media = useMedia()
  const { asked } = media
  const step = useCallback((what: CallStep) => setPhase((before) => phaseAfter(before, what)), [])
  useTopic(shown.topic)
  async function choose(means: CallMeans, chosen?: Chosen): Promise<boolean> {
    step('choose')
    const isWanted = await media.ask(means, chosen)
    if (isWanted) step('got')
    return isWanted
  }
  function join(means: CallMeans) {
    keepMeans(shown.topic, means)
    step('join')
  }
  function leave() {
    keepMeans(shown.topic, null)
    media.letGo()
    step('leave')
  }
  useComesBack(shown.topic, async (means) => {
    if (await choose(means)) join(means)
  })
  const others: Other[] = [{ side: ends.side === 'desk' ? 'visitor' : 'desk', name }, ...(third ? [third] : [])]
  const body = useKeptFocus(phase)
  const takenOver = useCallback(() => step('taken_over'), [step])
  return (
    <Card title={t('title')} aria-label={t('title')} data-phase={phase}>
      <div ref={body} className="stack call-body" tabIndex={-1}>
        {phase === 'out' ? <Choice other={shown.other} name={name} onChoose={choose} /> : null}
        {phase === 'asking' ? (
          <>
            <p role="status">{t('asking')}</p>
            <div>
              <Button look="text" onClick={leave}>
                {t('cancel')}
              </Button>
            </div>
          </>
        ) : null}
        {phase === 'ready' && asked ? (
          <CallPreview
            {...{ asked, cameras: media.cameras, microphones: media.microphones, onCancel: leave }}
            onChoose={(chosen) => void choose(asked.means, chosen)}
            onJoin={() => join(asked.means)}
          />
        ) : null}
        {phase === 'in' && asked ? (
          <CallStage {...{ ends, shown, asked, others }} onLeave={leave} onTakenOver={takenOver} />
        ) : null}
        {phase === 'elsewhere' ? (
          <>
            <p role="status">{t('elsewhere')}</p>
            <div>
              <Button onClick={() => void choose(asked?.means ?? 'voice')}>{t('here')}</Button>
            </div>
          </>
        ) : null}
        <p className="small quiet">{t('notRecorded')}</p>
      </div>
    </Card>
  )
}

type ChoiceProps = { other: Shown['other']; name: string; onChoose: (means: CallMeans) => void }
const icons = { video: 'video', voice: 'phone' } as const

function Choice({ other, name, onChoose }: ChoiceProps) {
  const t = useTranslations('calls')
  return (
    <>
      <p className={other ? 'medium' : 'quiet'} role="status">
        {other ? t('otherIsIn', { name }) : t('intro')}
      </p>
      <div className="cluster">
        {callMeans.map((means) => (
          <Button
            key={means}
            look={means === 'video' ? 'primary' : means === 'voice' ? 'quiet' : 'text'}
            {...(means !== 'listen' && { icon: icons[means] })}
            onClick={() => onChoose(means)}
          >
            {t(`means.${means}`)}
          </Button>
        ))}
      </div>
    </>
  )
}

/** Whoever was in this call before a reload is in it again: they were asked then. */
function useComesBack(topic: string, join: (means: CallMeans) => void): void {
  const first = useRef(join)
  useEffect(() => {
    const means = keptMeans(topic)
    if (means) first.current(means)
  }, [topic])
}

/** The button that was pressed is gone with its phase: the keyboard goes on from here, and not from the top of the page. */
function useKeptFocus(phase: CallPhase) {
  const body = useRef<HTMLDivElement>(null)
  const before = useRef(phase)
  useEffect(() => {
    if (before.current !== phase && document.activeElement === document.body) body.current?.focus()
    before.current = phase
  }, [phase])
  return body
}
