import { writeSync } from 'node:fs';

export interface LogSink {
  write(line: string): void;
}

/**
 * LOG_SINK is where the log goes. On a full disk it loses lines; the logger's own sink would wait for room and stop the
 * games.
 */
export const LOG_SINK: LogSink = {
  write(line: string): void {
    try {
      writeSync(process.stdout.fd, line);
    } catch {
      // There is nowhere left to report it.
    }
  },
};
