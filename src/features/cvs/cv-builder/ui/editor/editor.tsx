import './editor.css'
import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import type { SectionProps } from '../use-cv.ts'
import { Advice } from './advice.tsx'
import { ContactForm } from './contact-form.tsx'
import { EntryList } from './entry-list.tsx'
import { LivePreview } from './live-preview.tsx'
import { orderOf } from './order-of.ts'
import { PersonalForm } from './personal-form.tsx'
import { SectionOrder } from './section-order.tsx'
import { SummaryForm } from './summary-form.tsx'

/** Writes a CV: its parts in their order, what they lack, and how it looks printed. */
export function Editor({ open, content }: SectionProps) {
  const t = useTranslations('cvBuilder.editor')
  const [beside, setBeside] = useState<'write' | 'beside'>('write')
  return (
    <>
      <div className="cluster spread">
        <fieldset className="segments cv-side-switch">
          <legend className="sr-only">{t('sides')}</legend>
          <button type="button" aria-pressed={beside === 'write'} onClick={() => setBeside('write')}>
            {t('write')}
          </button>
          <button type="button" aria-pressed={beside === 'beside'} onClick={() => setBeside('beside')}>
            {t('beside')}
          </button>
        </fieldset>
        <Button size="s" icon="undo" disabled={!open.canUndo} onClick={open.undo}>
          {t('undo')}
        </Button>
      </div>
      <div className="cv-editor" data-side={beside}>
        <div className="stack stack-xl cv-writing">
          <ContactForm open={open} content={content} />
          {orderOf(open.look).map((section) =>
            section === 'summary' ? (
              <SummaryForm key={section} open={open} content={content} />
            ) : section === 'personal' ? (
              <PersonalForm key={section} open={open} content={content} />
            ) : (
              <EntryList key={section} part={section} open={open} content={content} />
            ),
          )}
        </div>
        <aside className="stack stack-l cv-beside">
          <LivePreview open={open} />
          <Advice content={content} />
          <SectionOrder look={open.look} onChange={open.changeLook} linked />
        </aside>
      </div>
    </>
  )
}
