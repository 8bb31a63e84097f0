import { PRODUCT_NAME } from '@tree-service/kernel/contract';

/** The page the app shows when the site cannot be reached: no script, one way on. */
export function offlinePage(site: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta
      http-equiv="Content-Security-Policy"
      content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    />
    <title>${PRODUCT_NAME} can't be reached</title>
    <style>
      :root {
        color-scheme: light dark;
      }
      body {
        display: grid;
        place-content: center;
        min-height: 100vh;
        margin: 0;
        padding: 1.5rem;
        box-sizing: border-box;
        background: #ffffff;
        color: #16231b;
        font: 1rem/1.6 system-ui, sans-serif;
        text-align: center;
      }
      h1 {
        font-size: 1.375rem;
        line-height: 1.3;
        margin: 0 0 0.5rem;
      }
      p {
        max-width: 24rem;
        margin: 0 auto 1.5rem;
      }
      a {
        display: inline-block;
        justify-self: center;
        padding: 0.75rem 1.5rem;
        border-radius: 0.5rem;
        background: #1d6a47;
        color: #ffffff;
        font-weight: 600;
        text-decoration: none;
      }
      @media (prefers-color-scheme: dark) {
        body {
          background: #151f1a;
          color: #e8efe9;
        }
        a {
          background: #63c793;
          color: #0d1510;
        }
      }
    </style>
  </head>
  <body>
    <h1>${PRODUCT_NAME} can't be reached</h1>
    <p>Check your connection, then try again. What you sent before is safe.</p>
    <a href="${site}/">Try Again</a>
  </body>
</html>
`;
}
