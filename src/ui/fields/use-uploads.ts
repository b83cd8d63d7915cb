import { useEffect, useRef, useState } from 'react'

/** Sends one file; reports 0 to 1; rejects when it did not arrive. */
export type Upload<R> = (file: File, on: { onProgress: (part: number) => void; signal: AbortSignal }) => Promise<R>

export type Sending = {
  key: string
  file: File
  part: number
  /** `held`: chosen, and sent later with what it belongs to. */
  state: 'held' | 'sending' | 'sent' | 'failed' | 'lost'
  /** What the server said, where it said something. */
  why?: string
}

type Options<R> = { upload: Upload<R>; onSent: (result: R, file: File) => void }

let count = 0

/** Files on their way. One lost with the connection starts again by itself when the line is back. */
export function useUploads<R>({ upload, onSent }: Options<R>) {
  const [files, setFiles] = useState<readonly Sending[]>([])
  const aborts = useRef(new Map<string, AbortController>())

  const change = (key: string, part: Partial<Sending>) =>
    setFiles((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each)))

  const send = async ({ key, file }: Pick<Sending, 'key' | 'file'>) => {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    change(key, { state: 'sending', part: 0, why: undefined })
    try {
      const result = await upload(file, { onProgress: (part) => change(key, { part }), signal: abort.signal })
      if (abort.signal.aborted) return
      change(key, { state: 'sent', part: 1 })
      onSent(result, file)
    } catch (problem) {
      if (abort.signal.aborted) return
      const why = problem instanceof Error ? problem.message : undefined
      change(key, navigator.onLine ? { state: 'failed', why } : { state: 'lost' })
    }
  }
  const add = (file: File) => {
    const fresh: Sending = { key: `file-${++count}`, file, part: 0, state: 'sending' }
    setFiles((now) => [...now, fresh])
    send(fresh)
  }
  const remove = (key: string) => {
    aborts.current.get(key)?.abort()
    setFiles((now) => now.filter((each) => each.key !== key))
  }

  const resume = useRef(() => {})
  useEffect(() => {
    resume.current = () => {
      for (const each of files) if (each.state === 'lost') send(each)
    }
  })
  useEffect(() => {
    const again = () => resume.current()
    const running = aborts.current
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
      for (const abort of running.values()) abort.abort()
    }
  }, [])
  return { files, add, remove, retry: send }
}
