import './original.css'
import { useState } from 'react'
import { type Cv, previewCv } from '#features/cvs/cvs/contract.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { IconButton, IconLink } from '#ui/basics/button.tsx'
import { Note, Skeleton } from '#ui/basics/note.tsx'
import { PaperSheet } from '#ui/basics/paper-sheet.tsx'
import type { ExtractionField } from '../../contract.ts'
import { HtmlOriginal } from './html-original.tsx'
import { PageOriginal } from './page-original.tsx'

type Props = { file: NonNullable<Cv['file']>; fields: readonly ExtractionField[]; content: CvContent }

const sizes = [1, 1.25, 1.5, 2] as const

/** The file as it came, with what was read off it marked. */
export function Original({ file, fields, content }: Props) {
  const t = useTranslations('cvBuilder.original')
  const [size, setSize] = useState(0)
  return (
    <>
      <div className="cv-bar">
        <b className="clip" dir="auto">
          {file.name}
        </b>
        <span className="row push">
          <IconButton
            icon="minus"
            size="s"
            label={t('smaller')}
            disabled={size === 0}
            onClick={() => setSize(size - 1)}
          />
          <IconButton
            icon="plus"
            size="s"
            label={t('larger')}
            disabled={size === sizes.length - 1}
            onClick={() => setSize(size + 1)}
          />
          <IconLink icon="download" size="s" label={t('download')} href={file.url} download="" data-reload="" />
        </span>
      </div>
      <div className="cv-paper" style={{ '--zoom': sizes[size] } as Record<string, unknown>}>
        <Shown file={file.id} fields={fields} content={content} />
      </div>
    </>
  )
}

function Shown({ file, fields, content }: Omit<Props, 'file'> & { file: string }) {
  const t = useTranslations('cvBuilder.original')
  useTopic(`cv:${file}`)
  const { data, isError, refetch } = useCall(previewCv, { file })
  if (isError && !data) return <NotLoaded onRetry={refetch} />
  const preview = data?.data
  if (!preview || preview.state === 'waiting')
    return (
      <PaperSheet label={t('title')}>
        <div className="stack" aria-busy="true">
          <p className="small faint" role="status">
            {t('waiting')}
          </p>
          <Skeleton lines={['40%', '65%', '58%', '70%', '35%']} />
        </div>
      </PaperSheet>
    )
  if (preview.state === 'failed') return <Note tone="warm" title={t('failed')} />
  if (preview.kind === 'html') return <HtmlOriginal html={preview.html} fields={fields} content={content} />
  return preview.pages.map((url, at) => (
    <PageOriginal
      key={url}
      url={url}
      number={at + 1}
      of={preview.pages.length}
      size={preview.sizes[at]}
      fields={fields}
      content={content}
    />
  ))
}
