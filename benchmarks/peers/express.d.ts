/** The part of Express that the peer uses: its types are in a package of their own, which nothing else here needs. */
declare module 'express' {
  interface Request {
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    readonly body: unknown;
  }
  interface Response {
    status(code: number): Response;
    json(body: unknown): void;
    send(body: string): void;
  }
  type Handler = (request: Request, response: Response) => void;
  interface Application {
    use(handler: Handler): void;
    get(path: string, handler: Handler): void;
    post(path: string, handler: Handler): void;
    listen(port: number, host: string): void;
  }
  const express: { (): Application; json(): Handler };
  export default express;
}
