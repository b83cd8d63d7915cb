import { useEffect, useRef, useState } from 'react'
import { Problem } from '#platform/browser/problem.ts'

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
/** Milliseconds until a line that answered nothing is tried again. */
const again = 4_000

/**
 * Files on their way. Those lost with the connection start again by themselves: when the browser says that the line is back, and, since a
 * server that is down is no line that is down, one after a while; once it arrived, the others.
 */
export function useUploads<R>({ upload, onSent }: Options<R>) {
  const [files, setFiles] = useState<readonly Sending[]>([])
  const aborts = useRef(new Map<string, AbortController>())
  const lost = useRef(new Map<string, Pick<Sending, 'key' | 'file'>>())

  const change = (key: string, part: Partial<Sending>) =>
    setFiles((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each)))

  const send = async ({ key, file }: Pick<Sending, 'key' | 'file'>) => {
    if (aborts.current.has(key)) return
    const abort = new AbortController()
    aborts.current.set(key, abort)
    lost.current.delete(key)
    change(key, { state: 'sending', part: 0, why: undefined })
    try {
      const result = await upload(file, { onProgress: (part) => change(key, { part }), signal: abort.signal })
      if (abort.signal.aborted) return
      change(key, { state: 'sent', part: 1 })
      onSent(result, file)
      resume()
    } catch (problem) {
      if (abort.signal.aborted) return
      const why = problem instanceof Error ? problem.message : undefined
      if (!isLost(problem)) return change(key, { state: 'failed', why })
      lost.current.set(key, { key, file })
      change(key, { state: 'lost' })
    } finally {
      if (aborts.current.get(key) === abort) aborts.current.delete(key)
    }
  }
  const add = (file: File) => {
    const fresh: Sending = { key: `file-${++count}`, file, part: 0, state: 'sending' }
    setFiles((now) => [...now, fresh])
    send(fresh)
  }
  const remove = (key: string) => {
    aborts.current.get(key)?.abort()
    aborts.current.delete(key)
    lost.current.delete(key)
    setFiles((now) => now.filter((each) => each.key !== key))
  }

  const resume = () => {
    for (const each of [...lost.current.values()]) send(each)
  }
  const probe = () => {
    const [first] = lost.current.values()
    if (first && navigator.onLine && aborts.current.size === 0) send(first)
  }
  const calls = useRef({ resume, probe })
  useEffect(() => {
    calls.current = { resume, probe }
  })
  const isWaiting = files.some(({ state }) => state === 'lost')
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => calls.current.probe(), again)
    return () => clearInterval(timer)
  }, [isWaiting])
  useEffect(() => {
    const back = () => calls.current.resume()
    const running = aborts.current
    addEventListener('online', back)
    return () => {
      removeEventListener('online', back)
      for (const abort of running.values()) abort.abort()
    }
  }, [])
  return { files, add, remove, retry: send }
}

/** No answer at all: the line, or the server behind it, was gone. */
const isLost = (problem: unknown): boolean =>
  !navigator.onLine || (problem instanceof Problem && problem.code === 'offline')
