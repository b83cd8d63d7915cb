import './cv-basket.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { Button, IconButton, LinkButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { changeBasket, listBasket, searchCvs } from '../contract.ts'
import { useCardWords } from './card-words.ts'
import { ReachButtons } from './reach-buttons.tsx'

/** The people chosen so far, on every search of the member; opened, each with what can be done. */
export function BasketBar({ count }: { count: number }) {
  const t = useTranslations('cvSearch.basket')
  const words = useCardWords()
  const [open, setOpen] = useState(false)
  const { data } = useCall(listBasket, {})
  const empty = useSend(changeBasket, {
    onDone: () => {
      refreshCall(listBasket)
      refreshCall(searchCvs)
    },
  })
  const people = data?.data ?? []
  const inside = data ? people.length : count
  if (inside === 0) return null
  return (
    <section className="cv-basket" aria-label={t('label')}>
      <span className="strong">{t('count', { count: inside })}</span>
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
      <IconButton icon="x" size="s" label={t('empty')} onClick={() => empty.mutate({ people: [], inside: false })} />
      <Dialog open={open} onClose={() => setOpen(false)} title={t('count', { count: inside })} wide>
        <ul className="rows">
          {people.map((card) => (
            <li key={card.id} className="row row-top spread">
              <div className="grow stack stack-xs">
                <span className="strong">{card.name ? <bdi>{card.name}</bdi> : words.title(card)}</span>
                <Facts small items={words.facts(card)} />
              </div>
              <ReachButtons card={card} />
              <IconButton
                icon="x"
                size="s"
                label={t('out')}
                onClick={() => empty.mutate({ people: [card.id], inside: false })}
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </section>
  )
}
