import './extraction.css'
import { useState } from 'react'
import { surenesses } from '#features/cvs/cvs/sureness-rules.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { isDoubtful } from '../../rules.ts'
import type { OpenCv } from '../use-cv.ts'
import { Original } from './original.tsx'
import { ReadFields } from './read-fields.tsx'
import { Spotlight, useSpot } from './spotlight.tsx'
import { SureBars } from './sure-bars.tsx'

/** The file and what was read off it, side by side; on phones one after the other, by a switch. */
export function Extraction({ open, content }: { open: OpenCv; content: CvContent }) {
  return (
    <Spotlight>
      <Sides open={open} content={content} />
    </Spotlight>
  )
}

function Sides({ open, content }: { open: OpenCv; content: CvContent }) {
  const t = useTranslations('cvBuilder.extraction')
  const tSure = useTranslations('cvBuilder.sure')
  const { side, setSide } = useSpot()
  const [onlyDoubtful, setOnlyDoubtful] = useState(false)
  const { cv } = open
  const doubtful = cv.fields.filter(isDoubtful).length
  return (
    <>
      <fieldset className="segments cv-side-switch">
        <legend className="sr-only">{t('sides')}</legend>
        {(['fields', 'file'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={side === one} onClick={() => setSide(one)}>
            {t(one)}
          </button>
        ))}
      </fieldset>
      <div className="cv-split" data-side={side}>
        <section className="cv-file" aria-label={t('file')}>
          {cv.file ? <Original file={cv.file} fields={cv.fields} content={content} /> : null}
        </section>
        <section className="cv-understood" aria-label={t('fields')}>
          <div className="cv-bar">
            <fieldset className="segments">
              <legend className="sr-only">{t('filter')}</legend>
              <button type="button" aria-pressed={!onlyDoubtful} onClick={() => setOnlyDoubtful(false)}>
                {t('everything')}
              </button>
              <button type="button" aria-pressed={onlyDoubtful} onClick={() => setOnlyDoubtful(true)}>
                {t('needsEye')} <span className="cv-doubt-words">{doubtful}</span>
              </button>
            </fieldset>
          </div>
          <p className="cluster small faint cv-how">
            {t('howSure')}
            {surenesses.map((sureness) => (
              <span key={sureness} className="row">
                <SureBars sureness={sureness} hidden />
                {tSure(sureness)}
              </span>
            ))}
          </p>
          <ReadFields open={open} content={content} onlyDoubtful={onlyDoubtful} />
        </section>
      </div>
    </>
  )
}
