// First import of the reader's process: whatever a file talks a library into, nothing leaves this machine.
import dgram from 'node:dgram'
import net from 'node:net'

const closed = (): never => {
  throw new Error('readers of documents have no network')
}
net.Socket.prototype.connect = closed
net.Server.prototype.listen = closed
dgram.Socket.prototype.send = closed
dgram.Socket.prototype.bind = closed
Object.assign(globalThis, { fetch: closed, WebSocket: undefined, EventSource: undefined })
