import { useTranslations } from 'use-intl'
import type { CvSection } from '#features/cvs/content-contract.ts'
import { type Grip, Sortable } from '#features/jobs/ui/editor/sortable.tsx'
import { announce } from '#platform/browser/announce.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { SectionProps } from '../use-cv.ts'
import { orderOf } from './order-of.ts'

/** The order of the parts, and which of them are printed. */
export function SectionOrder({ open }: SectionProps) {
  const t = useTranslations('cvBuilder.order')
  const tPart = useTranslations('cvBuilder.parts')
  const order = orderOf(open.look)
  const move = (from: number, to: number) => {
    const section = order[from]
    if (!section || to < 0 || to >= order.length || from === to) return
    open.changeLook({ ...open.look, order: order.toSpliced(from, 1).toSpliced(to, 0, section) })
    announce(t('moved', { part: tPart(section), place: to + 1, count: order.length }))
  }
  const toggle = (section: CvSection) => {
    const { hidden } = open.look
    const isHidden = hidden.includes(section)
    open.changeLook({
      ...open.look,
      hidden: isHidden ? hidden.filter((one) => one !== section) : [...hidden, section],
    })
    announce(t(isHidden ? 'isShown' : 'isHidden', { part: tPart(section) }))
  }
  return (
    <Card title={t('title')}>
      <p className="small quiet">{t('help')}</p>
      <Sortable ids={order} onMove={move}>
        {(id, at, grip) => (
          <Row
            section={id as CvSection}
            place={{ at, count: order.length, grip }}
            hidden={open.look.hidden.includes(id as CvSection)}
            onMove={(way) => move(at, at + way)}
            onToggle={() => toggle(id as CvSection)}
          />
        )}
      </Sortable>
    </Card>
  )
}

type RowProps = {
  section: CvSection
  place: { at: number; count: number; grip: Grip }
  hidden: boolean
  onMove: (way: 1 | -1) => void
  onToggle: () => void
}

function Row({ section, place: { at, count, grip }, hidden, onMove, onToggle }: RowProps) {
  const t = useTranslations('cvBuilder.order')
  const part = useTranslations('cvBuilder.parts')(section)
  return (
    <div className="row cv-order-row" data-hidden={hidden || undefined}>
      <span className="question-grip" {...grip} aria-hidden="true">
        <Icon name="grip" />
      </span>
      <a className="grow clip" href={`#cv-part-${section}`}>
        {part}
      </a>
      <IconButton icon="up" size="s" label={t('up', { part })} disabled={at === 0} onClick={() => onMove(-1)} />
      <IconButton
        icon="down"
        size="s"
        label={t('down', { part })}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton
        icon={hidden ? 'eye-off' : 'eye'}
        size="s"
        label={t(hidden ? 'show' : 'hide', { part })}
        aria-pressed={hidden}
        onClick={onToggle}
      />
    </div>
  )
}
