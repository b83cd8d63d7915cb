import './cv-basket.css'
import { useCallback, useState } from 'react'
import { type BasketAct, basketActs } from '#features/sourcing/pool/basket-rules.ts'
import { useMay } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { Menu } from '#ui/over/menu.tsx'
import type { MenuEntry } from '#ui/over/menu-entry.ts'
import { changeBasket, listBasket, searchCvs } from '../contract.ts'
import { useCardWords } from './card-words.ts'
import { ContactButtons } from './contact-buttons.tsx'

const BasketDialog = late(async () => (await import('#features/sourcing/pool/ui/basket-dialog.tsx')).BasketDialog)

const needs = { invite: 'drop.answer', message: 'applicant.message', pool: 'drop.answer' } as const
const icons = { invite: 'send', message: 'chat', pool: 'bookmark' } as const

type Props = { count: number; onOpened: (person: string) => void }

/** The people chosen so far, on every search of the member; opened, each with what can be done. */
export function BasketBar({ count, onOpened }: Props) {
  const t = useTranslations('cvSearch.basket')
  const format = useFormatter()
  const words = useCardWords()
  const [open, setOpen] = useState(false)
  const { data } = useCall(listBasket, {})
  const takeOut = useTakeOut()
  const may = useMay()
  const pool = useTranslations('pool.basket')
  const [act, setAct] = useState<BasketAct | null>(null)
  const close = useCallback(() => setAct(null), [])
  const people = data?.data ?? []
  const isAnySeen = people.some(({ name }) => name)
  const acts = isAnySeen ? basketActs.filter((one) => may(needs[one])) : []
  const files: MenuEntry[] = [
    ...(acts.length > 0 ? ['line' as const] : []),
    { id: 'format', text: t('format'), icon: 'file', href: '/page/formatted-cvs?from=list' },
    ...(isAnySeen ? [{ id: 'zip', text: t('download'), icon: 'download' as const }] : []),
    { id: 'print', text: t('print'), icon: 'print', href: '/to-print/cv-list' },
  ]
  const inside = data ? people.length : count
  if (inside === 0) return null
  return (
    <section className="cv-basket" aria-label={t('label')}>
      <span className="strong only-wide">{t('count', { count: inside })}</span>
      <span className="strong only-narrow">
        <span className="sr-only">{t('label')}: </span>
        {format.number(inside)}
      </span>
      <IconButton icon="x" size="s" label={t('empty')} onClick={() => takeOut(people)} />
      <Button size="s" icon="list" onClick={() => setOpen(true)}>
        {t('show')}
      </Button>
      {acts.slice(0, 1).map((one) => (
        <span key={one} className="only-wide">
          <Button size="s" look="quiet" icon="send" onClick={() => setAct(one)}>
            {pool(`title.${one}`)}
          </Button>
        </span>
      ))}
      <Menu
        label={pool('more')}
        iconOnly
        size="s"
        entries={[...acts.map((id) => ({ id, text: pool(`title.${id}`), icon: icons[id] })), ...files]}
        onChoose={(id) => {
          // a file: nobody is led away from the search
          if (id === 'zip') location.assign('/api/page/cv-list/zip')
          setAct(acts.find((one) => one === id) ?? null)
        }}
      />
      {act ? <BasketDialog act={act} people={people} onClose={close} /> : null}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('count', { count: inside })}
        footer={
          acts.length > 0
            ? acts.map((one, at) => (
                <Button
                  key={one}
                  look={at === 0 ? 'primary' : 'quiet'}
                  icon={icons[one]}
                  onClick={() => [setOpen(false), setAct(one)]}
                >
                  {pool(`title.${one}`)}
                </Button>
              ))
            : undefined
        }
        wide
      >
        <ul className="rows">
          {people.map((card) => (
            <li key={card.id} className="cluster row-top spread">
              <div className="grow stack stack-xs">
                <span className="strong">{card.name ? <bdi>{card.name}</bdi> : words.title(card)}</span>
                <Facts small items={words.facts(card)} />
              </div>
              <ContactButtons card={card} onOpened={(person) => [setOpen(false), onOpened(person)]} />
              <IconButton icon="x" size="s" label={t('out')} onClick={() => takeOut([card])} />
            </li>
          ))}
        </ul>
      </Dialog>
    </section>
  )
}

/** Out of the basket at once; the word that says so brings them back. */
function useTakeOut() {
  const t = useTranslations('cvSearch.basket')
  const ui = useTranslations('ui')
  const change = useSend(changeBasket, {
    onDone() {
      refreshCall(listBasket)
      refreshCall(searchCvs)
    },
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
  return (cards: readonly { id: string }[]) => {
    const people = cards.map(({ id }) => id)
    const run = () => change.mutate({ people, inside: true })
    const told = () => toast.show({ text: t(cards.length > 1 ? 'emptied' : 'gone'), action: { text: ui('undo'), run } })
    change.mutate({ people, inside: false }, { onSuccess: told })
  }
}
