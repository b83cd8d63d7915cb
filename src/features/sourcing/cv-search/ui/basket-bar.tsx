import './cv-basket.css'
import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button, IconButton, LinkButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { changeBasket, listBasket, searchCvs } from '../contract.ts'
import { useCardWords } from './card-words.ts'
import { ContactButtons } from './contact-buttons.tsx'

type Props = { count: number; onOpened: (person: string) => void }

/** The people chosen so far, on every search of the member; opened, each with what can be done. */
export function BasketBar({ count, onOpened }: Props) {
  const t = useTranslations('cvSearch.basket')
  const words = useCardWords()
  const [open, setOpen] = useState(false)
  const { data } = useCall(listBasket, {})
  const takeOut = useTakeOut()
  const people = data?.data ?? []
  const inside = data ? people.length : count
  if (inside === 0) return null
  return (
    <section className="cv-basket" aria-label={t('label')}>
      <span className="strong">{t('count', { count: inside })}</span>
      <IconButton icon="x" size="s" label={t('empty')} onClick={() => takeOut(people)} />
      <Button size="s" icon="list" onClick={() => setOpen(true)}>
        {t('show')}
      </Button>
      <LinkButton size="s" look="quiet" icon="file" href="/page/formatted-cvs?from=list">
        {t('format')}
      </LinkButton>
      {people.some(({ name }) => name) ? (
        <LinkButton size="s" look="quiet" icon="download" href="/api/page/cv-list/zip" download>
          {t('download')}
        </LinkButton>
      ) : null}
      <LinkButton size="s" look="quiet" icon="print" href="/to-print/cv-list">
        {t('print')}
      </LinkButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('count', { count: inside })} wide>
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
