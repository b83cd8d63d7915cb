import { useEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Facts, type Tone, Word } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type BulkState, bulkStates } from '../bulk-states.ts'
import { type BulkDrop, type BulkItem, listBulkDrops, showBulkDrop, undoBulkDrop } from '../contract.ts'
import { ItemInHand } from './item-in-hand.tsx'

const tones = {
  parsing: 'info',
  needs_review: 'accent',
  created: 'good',
  merged: 'good',
  skipped: 'plain',
  unsupported: 'warm',
  encrypted: 'warm',
  unreadable: 'warm',
  undone: 'plain',
} as const satisfies Record<BulkState, Tone>

type Props = { go: string; drop: BulkDrop }

/** One go: its files with what became of each, and the one in hand beside what was read of it. */
export function Go({ go, drop: { items, is_test, undone_at } }: Props) {
  const t = useTranslations('bulkDrops')
  // what was told between the reading and the showing, nobody here heard
  useEffect(() => refreshCall(showBulkDrop), [])
  const [chosen, choose] = useState<string | null>(null)
  const [settled, setSettled] = useState(false)
  const waiting = items.filter(({ state }) => state === 'needs_review')
  const shown = items.find(({ id }) => id === chosen) ?? waiting[0]
  return (
    <div className="stack stack-l">
      {is_test ? <Note tone="info">{t('trial')}</Note> : null}
      {undone_at ? <Note>{t('undone')}</Note> : null}
      <div className="cluster">
        {undone_at ? null : <Undo go={go} />}
        <LinkButton look="text" href="/page/candidates/upload">
          {t('fresh')}
        </LinkButton>
      </div>
      {shown ? (
        <ItemInHand
          key={`${shown.id} ${shown.state}`}
          item={shown}
          isTest={is_test}
          takesFocus={settled}
          onSettled={() => {
            setSettled(true)
            choose(waiting.find(({ id }) => id !== shown.id)?.id ?? null)
          }}
        />
      ) : (
        <AllDone takesFocus={settled} />
      )}
      <Files items={items} shown={shown?.id} onChoose={choose} />
    </div>
  )
}

/** The focus was in a form that is gone: it goes where this is said. */
function AllDone({ takesFocus }: { takesFocus: boolean }) {
  const t = useTranslations('bulkDrops')
  const here = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) here.current?.focus()
  }, [takesFocus])
  return (
    <p className="quiet" role="status" ref={here} tabIndex={-1}>
      {t('allDone')}
    </p>
  )
}

type FilesProps = { items: readonly BulkItem[]; shown: string | undefined; onChoose: (id: string) => void }

function Files({ items, shown, onChoose }: FilesProps) {
  const t = useTranslations('bulkDrops')
  const format = useFormatter()
  return (
    <section aria-label={t('items')} className="stack stack-s">
      <h2>{t('items')}</h2>
      <Facts
        small
        items={bulkStates
          .map((state) => [state, items.filter((item) => item.state === state).length] as const)
          .filter(([, count]) => count > 0)
          .map(([state, count]) => (
            <span key={state}>
              {t(`states.${state}`)} <span className="num">{format.number(count)}</span>
            </span>
          ))}
      />
      <ul className="rows">
        {items.map(({ id, name, state, read, imported }) => (
          <li key={id} className="row spread" aria-current={id === shown ? 'true' : undefined}>
            <span className="grow stack stack-xs">
              {state === 'needs_review' ? (
                <span>
                  <button
                    type="button"
                    className="link medium"
                    aria-pressed={id === shown}
                    onClick={() => onChoose(id)}
                  >
                    <bdi>{read.name || name}</bdi>
                  </button>
                </span>
              ) : imported ? (
                <a className="link" href={`/page/candidates/${imported}`}>
                  <bdi>{read.name || name}</bdi>
                </a>
              ) : (
                <bdi>{name}</bdi>
              )}
            </span>
            <Word tone={tones[state]}>{t(`states.${state}`)}</Word>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Undo({ go }: { go: string }) {
  const t = useTranslations('bulkDrops')
  const undo = useSureSend(undoBulkDrop, {
    onDone() {
      toast.show({ text: t('undoDone'), tone: 'good' })
      refreshCall(showBulkDrop)
      refreshCall(listBulkDrops)
    },
  })
  return (
    <>
      <Button icon="undo" onClick={undo.ask}>
        {t('undo')}
      </Button>
      <SureDialog {...undo.question} title={t('undoTitle')} go={t('undo')} onGo={() => undo.send({ drop: go })}>
        <p>{t('undoText')}</p>
      </SureDialog>
    </>
  )
}
