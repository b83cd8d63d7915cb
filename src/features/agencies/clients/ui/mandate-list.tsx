import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type Mandate, moveMandate, showClient } from '../contract.ts'
import { type MandateMove, mandateMovesFrom } from '../rules.ts'
import type { ClientDetail } from './client-acts.tsx'
import { MandateDialog } from './mandate-dialog.tsx'
import { mandateTones } from './state-tones.ts'

/** Jobs of a client: advertised by the agency, by the client, or not here at all. */
export function MandateList({ client }: { client: ClientDetail }) {
  const t = useTranslations('clients.jobs')
  const [open, setOpen] = useState<'add' | Mandate | null>(null)
  const add =
    client.state === 'ended' ? null : (
      <Button icon="plus" onClick={() => setOpen('add')}>
        {t('add')}
      </Button>
    )
  return (
    <section className="stack stack-s">
      <div className="cluster spread">
        <h2>{t('title')}</h2>
        {client.mandates.length > 0 ? add : null}
      </div>
      {client.mandates.length === 0 ? (
        <Empty icon="jobs" title={t('none')} action={add}>
          {t('noneHelp')}
        </Empty>
      ) : null}
      <ul className="rows">
        {client.mandates.map((mandate) => (
          <MandateRow key={mandate.id} client={client.id} mandate={mandate} onEdit={() => setOpen(mandate)} />
        ))}
      </ul>
      {open ? (
        <MandateDialog client={client} mandate={open === 'add' ? null : open} onClose={() => setOpen(null)} />
      ) : null}
    </section>
  )
}

type RowProps = { client: string; mandate: Mandate; onEdit: () => void }

function MandateRow({ client, mandate, onEdit }: RowProps) {
  const t = useTranslations('clients.jobs')
  const { title, state, place, openings, placed, job } = mandate
  return (
    <li className="stack stack-xs">
      <div className="cluster spread">
        <span className="medium">
          <bdi>{title}</bdi>
        </span>
        <Word tone={mandateTones[state]}>{t(`states.${state}`)}</Word>
      </div>
      <Facts
        small
        items={[
          <bdi key="place">{place}</bdi>,
          t('openings', { count: openings }),
          placed > 0 ? t('placed', { count: placed }) : null,
          job ? (
            <a key="job" className="link" href={job.path}>
              {t(`advert.${job.of}`)}
            </a>
          ) : (
            t('advert.none')
          ),
        ]}
      />
      <MandateActs client={client} mandate={mandate} onEdit={onEdit} />
    </li>
  )
}

const atOnce = ['hold', 'resume', 'fill'] as const

function MandateActs({ client, mandate: { id, title, state, under_way }, onEdit }: RowProps) {
  const t = useTranslations('clients.jobs')
  const people = useTranslations('submissions')
  const own = useTranslations('clients')
  const onDone = () => {
    toast.show({ text: own('saved'), tone: 'good' })
    refreshCall(showClient)
  }
  const move = useSend(moveMandate, {
    onDone,
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const sure = useSureSend(moveMandate, { onDone })
  const [asked, ask] = useState<MandateMove>('close')
  const moves = mandateMovesFrom(state)
  const go = (one: MandateMove) => {
    ask(one)
    if (one === 'fill') sure.ask()
    else move.mutate({ mandate: id, move: one })
  }
  return (
    <div className="cluster">
      {state === 'open' ? (
        <LinkButton size="s" icon="plus" href={`/page/submissions?client=${client}&add=${id}`}>
          {people('addHere')}
        </LinkButton>
      ) : null}
      <Button size="s" look="text" icon="edit" onClick={onEdit}>
        {t('edit')}
      </Button>
      {atOnce
        .filter((one) => moves.includes(one))
        .map((one) => (
          <Button key={one} size="s" look="text" onClick={() => go(one)}>
            {t(`moves.${one}`)}
          </Button>
        ))}
      {moves.includes('close') ? (
        <Button
          size="s"
          look="text"
          onClick={() => {
            ask('close')
            sure.ask()
          }}
        >
          {t('moves.close')}
        </Button>
      ) : null}
      <SureDialog
        {...sure.question}
        title={t(`sure.${asked === 'fill' ? 'fill' : 'close'}`)}
        about={<bdi>{title}</bdi>}
        go={t(`moves.${asked}`)}
        onGo={() => sure.send({ mandate: id, move: asked })}
      >
        <p>{t('sureText', { count: under_way })}</p>
      </SureDialog>
    </div>
  )
}
