import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { useState } from 'react';
import { ChartFigure } from './ChartFigure';

const table = { columns: ['Day', 'Jobs'], rows: [] };

test('a page does not wait for its drawings', () => {
  function Drawing() {
    const [wasThere] = useState(() => screen.queryByText('What is beside it') !== null);
    return <p>{wasThere ? 'Drawn afterwards' : 'Drawn first'}</p>;
  }
  renderWithTheme(
    <>
      <p>What is beside it</p>
      <ChartFigure title="Jobs" units="Jobs" empty="" isEmpty={false} height={100} table={table}>
        <Drawing />
      </ChartFigure>
    </>,
  );
  expect(screen.getByText('Drawn afterwards')).toBeVisible();
});
