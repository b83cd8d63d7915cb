import { useState } from 'react'
import type { openStages } from '#features/hiring/applications/stages.ts'
import { useSite } from '#frame/use-session.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note, Skeleton } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { useDiscard } from '#ui/over/use-discard.tsx'
import { setStages, showPipeline } from '../stage-contract.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { useColumnName } from './column-name.ts'
import { type Draft, StageFields } from './stage-fields.tsx'

type Pipeline = Gives<typeof showPipeline>['data']

/** Stages the team makes of the phases; candidates see the phase only. */
export function StagesDialog({ job, onClose }: { job: string; onClose: () => void }) {
  const t = useTranslations('pipeline.stages')
  const { data, isError, refetch } = useCall(showPipeline, { job })
  const [loaded, setLoaded] = useState(0)
  const load = async () => {
    await refetch()
    setLoaded(loaded + 1)
  }
  if (data) return <Form key={loaded} job={job} now={data.data} onLoad={load} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      {isError ? <NotLoaded onRetry={refetch} /> : <Skeleton />}
    </Dialog>
  )
}

type FormProps = { job: string; now: Pipeline; onLoad: () => void; onClose: () => void }

function Form({ job, now, onLoad, onClose }: FormProps) {
  // what is written on is what was read first, whatever a colleague saves meanwhile
  const [pipeline] = useState(now)
  const t = useTranslations('pipeline.stages')
  const phase = useTranslations('applications.columns')
  const { own, setOwn, stages, change, shift, add, remove, gone, moves, moveTo, isUnnamed, isDirty, save, send } =
    useStages(job, pipeline, onClose)
  const { close, question } = useDiscard(isDirty, onClose)
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={t('title')}
      about={t('about')}
      footer={
        <>
          <Button look="primary" busy={save.isPending} disabled={isUnnamed} onClick={send}>
            {t('save')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {save.error?.code === 'changed_meanwhile' ? (
          <ChangedMeanwhile onLoad={onLoad} />
        ) : save.error ? (
          <Note tone="bad" alert>
            {save.error.errors[0]?.message ?? save.error.message}
          </Note>
        ) : null}
        <RadioGroup
          name="stages-for"
          label={t('for')}
          value={own ? 'job' : 'page'}
          onChange={(id) => setOwn(id === 'job')}
          choices={[
            { id: 'page', text: t('forPage') },
            { id: 'job', text: t('forJob') },
          ]}
        />
        {stages.length === 0 ? <p className="small quiet">{t('none')}</p> : null}
        <ol className="stack">
          {stages.map((stage, at) => (
            <StageFields
              key={stage.key}
              stage={stage}
              isFirst={at === 0}
              isLast={at === stages.length - 1}
              onChange={(to) => change(stage.key, to)}
              onShift={(way) => shift(stage.key, way)}
              onRemove={() => remove(stage.key)}
            />
          ))}
        </ol>
        <div>
          <Button size="s" icon="plus" onClick={add}>
            {t('add')}
          </Button>
        </div>
        {gone.map((stage) => (
          <Where
            key={stage.id}
            stage={stage}
            others={stages.filter(({ id, phase }) => id !== null && phase === stage.phase)}
            home={phase(stage.phase)}
            value={moves[stage.id] ?? ''}
            onChange={(to) => moveTo(stage.id, to)}
          />
        ))}
      </div>
      {question}
    </Dialog>
  )
}

/** The stages while they are written, and how they are saved. */
function useStages(job: string, pipeline: Pipeline, onClose: () => void) {
  const { language } = useSite()
  // what is changed beside one job is changed for it, unless one says otherwise
  const [own, setOwn] = useState(true)
  const [begun] = useState<readonly Draft[]>(() => pipeline.stages.map((one) => ({ ...one, key: one.id })))
  const [stages, setStagesHere] = useState(begun)
  const [moves, setMoves] = useState<Readonly<Record<string, string | null>>>({})
  const save = useSend(setStages, {
    onDone() {
      refresh('pipeline.changed')
      onClose()
    },
  })
  const shift = (key: string, way: 1 | -1) => {
    const at = stages.findIndex((one) => one.key === key)
    const next = [...stages]
    const [one] = next.splice(at, 1)
    if (one) next.splice(Math.max(0, at + way), 0, one)
    setStagesHere(next)
  }
  const fresh = (): Draft => ({
    key: `new-${Date.now()}`,
    id: null,
    phase: 'in_review',
    names: { [language]: '' },
    count: 0,
  })
  const gone = pipeline.stages.filter(({ id, count }) => count > 0 && !stages.some((one) => one.id === id))
  return {
    own,
    setOwn,
    stages,
    change: (key: string, to: Partial<Draft>) =>
      setStagesHere(stages.map((one) => (one.key === key ? { ...one, ...to } : one))),
    shift,
    add: () => setStagesHere([...stages, fresh()]),
    remove: (key: string) => setStagesHere(stages.filter((one) => one.key !== key)),
    /** Stages that are removed though somebody stands in them. */
    gone,
    moves,
    moveTo: (stage: string, to: string) => setMoves({ ...moves, [stage]: to || null }),
    isDirty: JSON.stringify(stages) !== JSON.stringify(begun),
    isUnnamed: stages.some(({ names }) => !Object.values(names).some((name) => name.trim())),
    save,
    send: () =>
      save.mutate({
        job,
        own,
        version: pipeline.version,
        stages: stages.map(({ id, phase, names }) => ({ id, phase: phase as (typeof openStages)[number], names })),
        moves: Object.fromEntries(gone.map(({ id }) => [id, moves[id] ?? null])),
      }),
  }
}

type WhereProps = {
  stage: Pipeline['stages'][number]
  others: readonly Draft[]
  home: string
  value: string
  onChange: (to: string) => void
}

/** Where those go who stand in a stage that is removed. */
function Where({ stage, others, home, value, onChange }: WhereProps) {
  const t = useTranslations('pipeline.stages')
  const nameOf = useColumnName()
  return (
    <NativeSelect
      name={`where-${stage.id}`}
      label={t('where', { name: nameOf(stage), count: stage.count })}
      empty={home}
      value={value}
      onChange={onChange}
      choices={others.map((one) => ({ id: one.id as string, text: nameOf({ ...one, id: one.key }) }))}
    />
  )
}
