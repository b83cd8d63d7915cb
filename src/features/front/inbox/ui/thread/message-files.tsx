import './message-files.css'
import { useState } from 'react'
import type { Message } from '#features/talk/threads/message-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { useFileSize } from '#ui/fields/file-line.tsx'
import { hasLetThrough, letThrough } from './let-through.ts'

type File = Message['files'][number]
type Props = {
  message: Pick<Message, 'files'> & { id?: string }
  /** From somebody one never answered: nothing is loaded before one asks for it. */
  closed: boolean
}

/** What came with a message: pictures as they are, anything else by its name. */
export function MessageFiles({ message: { id = '', files }, closed }: Props) {
  const [open, setOpen] = useState(() => !closed || hasLetThrough(`files ${id}`))
  if (files.length === 0) return null
  if (!open)
    return (
      <Closed
        files={files}
        onOpen={() => {
          letThrough(`files ${id}`)
          setOpen(true)
        }}
      />
    )
  return (
    <ul className="message-files">
      {files.map((file) => (
        <li key={file.id}>{file.thumb ? <Picture file={file} thumb={file.thumb} /> : <Paper file={file} />}</li>
      ))}
    </ul>
  )
}

function Closed({ files, onOpen }: { files: readonly File[]; onOpen: () => void }) {
  const t = useTranslations('inbox')
  return (
    <div className="message-closed stack stack-s">
      <p className="small">
        <Icon name="eye-off" size="s" /> {t('strangerFiles', { count: files.length })}
      </p>
      <ul className="small">
        {files.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <div>
        <Button size="s" onClick={onOpen}>
          {t('showFiles', { count: files.length })}
        </Button>
      </div>
    </div>
  )
}

function Picture({ file: { name, url }, thumb }: { file: File; thumb: string }) {
  return (
    <a className="message-picture" href={url} target="_blank" rel="noopener">
      <img src={thumb} alt={name} loading="lazy" decoding="async" />
    </a>
  )
}

function Paper({ file: { name, bytes, url } }: { file: File }) {
  const size = useFileSize()
  return (
    <a className="message-file" href={url} target="_blank" rel="noopener">
      <span className="file-kind" aria-hidden="true">
        {/\.([a-z0-9]{2,4})$/i.exec(name)?.[1]?.toUpperCase() ?? ''}
      </span>
      <span className="grow">
        <bdi className="clip strong">{name}</bdi>
        <span className="small faint">{size(bytes)}</span>
      </span>
      <Icon name="download" />
    </a>
  )
}
