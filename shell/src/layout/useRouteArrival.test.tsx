import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { useRouteArrival } from '../App';

function LatePage() {
  const [isThere, setThere] = useState(false);
  return isThere ? (
    <h1>Services</h1>
  ) : (
    <button type="button" onClick={() => setThere(true)}>
      Arrive
    </button>
  );
}

function Frame() {
  const main = useRef<HTMLElement>(null);
  useRouteArrival(main);
  return (
    <>
      <Link to="/services">To services</Link>
      <Link to="/login">To sign-in</Link>
      <Link to="/nowhere">To nowhere</Link>
      <main ref={main}>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/services" element={<LatePage />} />
          <Route path="/login" element={<h1>Welcome Back</h1>} />
          <Route path="*" element={<h1>Oops!</h1>} />
        </Routes>
      </main>
    </>
  );
}

beforeEach(() => {
  window.scrollTo = jest.fn();
  render(
    <MemoryRouter>
      <Frame />
    </MemoryRouter>,
  );
});

describe('arriving at a page', () => {
  it('does not move focus on the first one', () => {
    expect(document.body).toHaveFocus();
  });

  it('moves the focus to the heading, and the view to the top', () => {
    fireEvent.click(screen.getByRole('link', { name: 'To sign-in' }));
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('waits for a heading that comes late', async () => {
    fireEvent.click(screen.getByRole('link', { name: 'To services' }));
    fireEvent.click(screen.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Services' })).toHaveFocus());
  });
});
